import { BlockList, isIP } from 'node:net'

/**
 * Address ranges that are not public (https://www.iana.org/assignments/iana-ipv4-special-registry and
 * https://www.iana.org/assignments/iana-ipv6-special-registry). Requests to these would reveal what the machine that
 * runs the check can reach.
 */
const IPV4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Everything outside global unicast is special; inside it, tunnels that carry IPv4, and the documentation range. */
const IPV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const SPECIAL = blockList([...IPV4, ...IPV6])
const GLOBAL_IPV6 = blockList(['2000::/3'])

function blockList(networks: string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    list.addSubnet(address, Number(prefix), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

/** Tells whether an IP address is not public. Text that is not an IP address counts as not public. */
export function isPrivateAddress(written: string): boolean {
  const address = written.replace(/^\[|\]$/g, '').replace(/%.*/, '')
  const version = isIP(address)
  if (version === 4) return SPECIAL.check(address, 'ipv4')
  return version !== 6 || !GLOBAL_IPV6.check(address, 'ipv6') || SPECIAL.check(address, 'ipv6')
}
