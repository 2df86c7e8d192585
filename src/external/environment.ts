import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { isPrivateAddress } from './privateAddress.ts'

/** The clock, randomness and settings that the checker uses besides the network. */
export type Environment = {
  now(): number
  sleep(milliseconds: number): Promise<void>
  /** From 0 to 1. */
  random(): number
  lookup: LookupFunction
  /** Whether connections to a given IP address are refused. */
  refuses(address: string): boolean
  /** Whether a host may have such an address all the same. */
  allowsPrivate(host: string): boolean
  /** Certificates that are trusted in addition to those of the system. */
  authorities?: string[]
}

/** @param allowsPrivate by default, no host is asked at a private address */
export const realEnvironment = (allowsPrivate: Environment['allowsPrivate'] = () => false): Environment => ({
  now: Date.now,
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  random: Math.random,
  lookup,
  refuses: isPrivateAddress,
  allowsPrivate,
})
