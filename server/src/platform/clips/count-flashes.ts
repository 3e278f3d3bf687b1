import { type Flashes, flashSide } from '@roundboard/domain'
import { freeBytes } from '../free-bytes.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { askProgram } from './own-program.ts'

export interface FlashJob {
  readonly side: number
  readonly durationMs: number
}

const limits = ['--max-old-space-size=192', '--max-semi-space-size=4']
const deadlineMs = 60_000

/** Counts how often a playable clip flashes. Returns null if it can't be decoded. */
export async function countFlashes(
  ffmpeg: Ffmpeg | undefined,
  path: string,
  durationMs: number,
): Promise<Flashes | null> {
  const side = flashSide(durationMs)
  const film = await ffmpeg?.film(path, side)
  if (film === undefined) return null
  const program = new URL('./analysis-program.ts', import.meta.url)
  const options = { limits, deadlineMs, input: film }
  const found = await askProgram(program, { side, durationMs } satisfies FlashJob, options)
  freeBytes(film)
  return (found as Flashes | undefined) ?? null
}
