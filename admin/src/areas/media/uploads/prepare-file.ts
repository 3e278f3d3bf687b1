import { flashParams } from '@roundboard/contract'
import { exceedsFlashLimit } from '@roundboard/domain'
import type { Prepared, QueueDeps } from './queue-deps.ts'

/**
 * Prepares a file: a clip that screens can't play is converted here if this browser can, or else by
 * the server if it can; otherwise it is refused before it is sent.
 */
export const createPrepare =
  (hash: QueueDeps['hash']): QueueDeps['prepare'] =>
  async ({ file, bytes, canConvert, onShare, signal }): Promise<Prepared> => {
    const asItIs = { bytes, sha256: file.sha256 ?? '' }
    if (file.isPicture) return asItIs
    const checked = (sent: Prepared) => (canConvert || file.flashReason ? sent : calm(sent, signal))
    const { readClip, convertClip } = await import('./convert-clip.ts')
    const read = await readClip(bytes)
    // The server supports more formats, and explains what is wrong.
    if (read.found !== 'other') return checked(asItIs)
    if (read.canConvert) {
      try {
        onShare(0)
        const converted = await convertClip(bytes, onShare, signal)
        return await checked({ bytes: converted, sha256: await hash(converted, () => undefined) })
      } catch {
        signal.throwIfAborted()
      }
    }
    if (canConvert) return asItIs
    return { refused: { code: 'cannot-convert', params: { codec: codecName(read.codec) } } }
  }

/** If the server can't decode, the browser counts flashes before the clip is sent. */
async function calm(sent: Prepared, signal: AbortSignal): Promise<Prepared> {
  if ('refused' in sent) return sent
  const { analyzeClip } = await import('../../../shared/media/look/look.ts')
  const look = await analyzeClip(sent.bytes, signal).catch(() => undefined)
  if (!look?.flashes || !exceedsFlashLimit(look.flashes)) return sent
  return { refused: { code: 'clip-flashes', params: flashParams(look.flashes) } }
}

const codecNames: readonly (readonly [RegExp, string])[] = [
  [/^(hvc|hev|hevc)/, 'HEVC (H.265)'],
  [/^(vp09|vp9)/, 'VP9'],
  [/^vp(08|8)/, 'VP8'],
  [/^av0?1/, 'AV1'],
  [/^(ap|prores)/, 'Apple ProRes'],
  [/^avc/, 'H.264 4:2:2'],
]

/** The common name of a codec. */
export const codecName = (codec: string): string =>
  codecNames.find(([pattern]) => pattern.test(codec))?.[1] ?? codec
