import { rawLine } from './raw-line.ts'

/** An answer of a server, as it came. */
export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** Sends bytes, and reads the one answer that comes. */
export async function answerTo(url: string, bytes: string): Promise<RawAnswer> {
  const line = rawLine(url)
  line.write(bytes)
  const got = await line.until(isWhole)
  line.close()
  return read(got)
}

const isWhole = (got: string): boolean => {
  const at = got.indexOf('\r\n\r\n')
  if (at < 0) return false
  const length = /content-length: (\d+)/i.exec(got.slice(0, at))?.[1]
  return length !== undefined && got.length >= at + 4 + Number(length)
}

function read(got: string): RawAnswer {
  const [head = '', body = ''] = got.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map(line => [
    line.split(': ')[0]?.toLowerCase(),
    line.split(': ').slice(1).join(': '),
  ])
  return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body }
}
