import { type Call, type LocatedText, splitUrl } from './call.ts'
import { hereDocuments, shellCommands } from './shellWords.ts'

/** Options of curl that take a value (https://curl.se/docs/manpage.html); of the others, none does. */
const WITH_VALUE = new Set(
  `-A -b -c -C -d -D -e -E -F -h -H -K -m -o -P -Q -r -t -T -u -U -w -x -X -y -Y -z --cacert --capath --cert --connect-timeout
   --connect-to --cookie --cookie-jar --data --data-ascii --data-binary --data-raw --data-urlencode --dump-header --form
   --form-string --header --interface --json --key --limit-rate --max-redirs --max-time --netrc-file --oauth2-bearer
   --output --proto --proto-default --proto-redir --proxy --range --rate --referer --request --resolve --retry --retry-delay --retry-max-time --upload-file --url
   --url-query --user --user-agent --write-out`.split(/\s+/),
)

/** The calls that curl makes in a shell text. */
export function curlCalls(code: string): Call[] {
  const documents = hereDocuments(code)
  return shellCommands(code).flatMap((words) => {
    const start = words.findIndex(({ text }) => text === 'curl')
    const last = words.at(-1)?.at ?? 0
    const input = documents.find(({ at, text }) => at >= (words[0]?.at ?? 0) && at <= last + 2 && text.at > last)
    // `$ curl`, `time curl`, `NAME=x curl`: the text before `curl` is not part of the command.
    return start < 0 || start > 2 ? [] : callOf(words.slice(start), input?.text)
  })
}

/** `"$@"` and `"${options[@]}"` are words that the text does not show. */
const LIST = /^\{(?:[@*]|\w+\[[@*]\])\}$/

type Option = { name: string; value: LocatedText }

function callOf([curl, ...words]: LocatedText[], input: LocatedText | undefined): Call[] {
  const { options, plain } = sortWords(words)
  const valuesOf = (...names: string[]): LocatedText[] =>
    options.filter(({ name }) => names.includes(name)).map(({ value }) => value)
  const [url] = [...valuesOf('--url'), ...plain.filter((word) => !LIST.test(word.text))]
  const hasMore = plain.some((word) => LIST.test(word.text))
  if (!curl || !url) return []
  const data = valuesOf('-d', '--data', '--data-raw', '--data-binary', '--data-ascii', '--json', '--data-urlencode')
  const isGet = options.some(({ name }) => name === '-G' || name === '--get')
  const { url: address, query } = splitUrl(url)
  const inData = isGet ? data.flatMap(({ text, at }) => namesIn(text, at)) : []
  return [
    {
      at: curl.at,
      method: methodOf(valuesOf('-X', '--request')[0], options, data.length > 0 && !isGet, hasMore),
      url: address,
      query: [...query, ...inData, ...valuesOf('--url-query').flatMap(({ text, at }) => namesIn(text, at))],
      headers: headersOf(options, valuesOf('-H', '--header')),
      // A file of options or headers may contain anything.
      hasMoreHeaders:
        hasMore ||
        options.some(
          ({ name, value }) => name === '-K' || (/^(?:-H|--header)$/.test(name) && /^[@{]/.test(value.text)),
        ),
      body: isGet || data.length !== 1 ? undefined : jsonIn(data[0]?.text === '@-' ? input : data[0]),
    },
  ]
}

function sortWords(words: LocatedText[]): { options: Option[]; plain: LocatedText[] } {
  const options: Option[] = []
  const plain: LocatedText[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? { text: '', at: 0 }
    if (/^\d?[<>]/.test(word.text)) {
      // `> file` and `2>/dev/null` are the shell's.
      if (/^\d?[<>]+$/.test(word.text)) index += 1
      continue
    }
    if (!/^-[^-]|^--./.test(word.text)) {
      plain.push(word)
      continue
    }
    for (const option of optionsIn(word)) {
      const takesNext = option.value.text === '' && WITH_VALUE.has(option.name)
      options.push(takesNext ? { name: option.name, value: words[index + 1] ?? option.value } : option)
      if (takesNext) index += 1
    }
  }
  return { options, plain }
}

/** `--request=POST`, `-XPOST` and `-sSfX`. */
function optionsIn({ text, at }: LocatedText): Option[] {
  if (text.startsWith('--')) {
    const [name = '', value] = text.split(/=(.*)/s, 2)
    return [{ name, value: { text: value ?? '', at: at + name.length + 1 } }]
  }
  const options: Option[] = []
  for (let index = 1; index < text.length; index += 1) {
    const name = `-${text[index]}`
    const value = WITH_VALUE.has(name) ? text.slice(index + 1) : ''
    options.push({ name, value: { text: value, at: at + index + 1 } })
    if (WITH_VALUE.has(name)) break
  }
  return options
}

function methodOf(
  written: LocatedText | undefined,
  options: Option[],
  hasData: boolean,
  hasMore: boolean,
): string | undefined {
  if (!written && hasMore) return undefined
  if (written) return /^[A-Za-z]+$/.test(written.text) ? written.text.toUpperCase() : undefined
  if (options.some(({ name }) => name === '-I' || name === '--head')) return 'HEAD'
  if (options.some(({ name }) => name === '-T' || name === '--upload-file')) return 'PUT'
  return hasData || options.some(({ name }) => name === '-F' || name === '--form') ? 'POST' : 'GET'
}

function headersOf(options: Option[], headers: LocatedText[]): LocatedText[] {
  const shown = headers.filter(({ text }) => !/^[@{]/.test(text))
  const written = shown.map(({ text, at }) => ({ text: text.split(/[:;]/, 1)[0]?.trim() ?? '', at }))
  const login = options.find(({ name }) => ['-u', '--user', '--oauth2-bearer', '-n', '--netrc'].includes(name))
  return login ? [...written, { text: 'Authorization', at: login.value.at }] : written
}

const namesIn = (text: string, at: number): LocatedText[] => splitUrl({ text: `?${text}`, at: at - 1 }).query

function jsonIn(data: LocatedText | undefined): LocatedText | undefined {
  return data && /^\s*[[{]/.test(data.text) && !/\{[A-Za-z_…]\w*\}/.test(data.text) ? data : undefined
}
