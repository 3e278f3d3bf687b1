import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import type { ClipFacts } from '../server/src/platform/clips/clip.ts'
import { rewriteClip } from '../server/src/platform/clips/rewrite-clip.ts'
import type { Canvas } from './raster.ts'

export const framesPerSecond = 30

const tagged = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p'
const bt709 = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709']
const x264 = ['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'slow', '-tune', 'animation']

async function pipe(frames: Iterable<Canvas>, { width, height }: Size, output: string[]) {
  const input = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${String(width)}x${String(height)}`]
  const rate = ['-r', String(framesPerSecond)]
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...input, ...rate, '-i', '-', ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const closed = once(ffmpeg, 'close')
  for (const { pixels } of frames)
    if (!ffmpeg.stdin.write(pixels)) await once(ffmpeg.stdin, 'drain')
  ffmpeg.stdin.end()
  const [code] = (await closed) as [number | null]
  if (code !== 0) throw new Error(`ffmpeg left with ${String(code)}`)
}

export type Size = { width: number; height: number }

/** H.264 in the form that walls append to itself, as the server writes it of an upload. */
export async function writeVideo(
  path: string,
  size: Size,
  frames: Iterable<Canvas>,
): Promise<ClipFacts> {
  const encoded = `${path}.encoded.mp4`
  await pipe(frames, size, [
    ...[
      '-vf',
      tagged,
      ...x264,
      '-crf',
      '28',
      '-g',
      '9999',
      '-x264-params',
      'open-gop=0:scenecut=0:ref=4',
    ],
    ...[...bt709, '-threads', '1', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'],
    ...['-flags:v', '+bitexact+cgop', encoded],
  ])
  await rm(path, { force: true })
  const read = await rewriteClip(encoded, path)
  await rm(encoded)
  if ('problem' in read) throw new Error(`${path} is no clip for walls: ${read.problem}`)
  return read.facts
}

/** `quality` is ffmpeg's scale: 2 is best, 31 is worst. */
export const writeJpeg = (path: string, image: Canvas, quality = 4) =>
  pipe([image], image, [
    ...['-frames:v', '1', '-pix_fmt', 'yuvj420p', '-q:v', String(quality)],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', path],
  ])

export type Label = { text: string; left: number; top: number }

/** A picture with words on it, which hold letters, digits and hyphens only. */
export const writeLabelled = (path: string, image: Canvas, labels: readonly Label[]) =>
  pipe([image], image, [
    '-vf',
    labels
      .map(
        ({ text, left, top }) =>
          `drawtext=text=${text}:x=${String(left)}:y=${String(top)}:fontsize=20:fontcolor=white`,
      )
      .join(','),
    ...['-frames:v', '1', ...(path.endsWith('.jpg') ? ['-pix_fmt', 'yuvj420p'] : [])],
    ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', path],
  ])
