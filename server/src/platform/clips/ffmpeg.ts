import { execFile, spawn } from 'node:child_process'
import { stat } from 'node:fs/promises'
import { flashFps } from '@roundboard/domain'
import { freeBytes } from '../free-bytes.ts'
import { mostSeenBytes, type SeenFrames, selectionOf } from './seen-frames.ts'

/** The container format, as sniffed. The file is read as nothing else. */
export type FfmpegInput = 'mp4' | 'mov' | 'webm'

export interface Ffmpeg {
  /** Encodes a clip as H.264, whole or up to `endMs`. Returns whether it succeeded. */
  convert(path: string, form: FfmpegInput, into: string, endMs?: number): Promise<boolean>
  /** One frame as JPEG. */
  picture(path: string, atMs: number, most: number, form?: FfmpegInput): Promise<Buffer | undefined>
  /** Grayscale frames, one byte per pixel. Undefined if there are too many. */
  frames(
    path: string,
    size: { width: number; height: number },
    seen: SeenFrames,
  ): Promise<Buffer | undefined>
  /** Small square color frames, three bytes per pixel, 60 per second. */
  film(path: string, side: number): Promise<Buffer | undefined>
}

export interface FfmpegLimits {
  readonly deadlineMs: number
  readonly memoryMiB: number
  readonly outputMiB: number
}

const usual: FfmpegLimits = { deadlineMs: 10 * 60_000, memoryMiB: 4096, outputMiB: 1024 }

const found = new Map<string, Promise<string | undefined>>()

function find(program: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile('/bin/sh', ['-c', 'command -v "$1"', 'sh', program], (error, path) =>
      resolve(error === null && path.trim() !== '' ? path.trim() : undefined),
    )
  })
}

/** Finds the program by its path or on the search path. Checks only once. */
export function findFfmpeg(program = 'ffmpeg'): Promise<string | undefined> {
  const known = found.get(program) ?? find(program)
  found.set(program, known)
  return known
}

// Shell limits on memory, CPU time and output size, which child processes inherit.
const limited = `ulimit -v "$1" && ulimit -t "$2" && ulimit -f "$3" && ulimit -c 0 && shift 3 && exec nice -n 10 "$@"`

/** The codecs of accepted clips. ffmpeg's other decoders are never started. */
const decoders =
  'h264,hevc,vp8,libvpx,vp9,libvpx-vp9,av1,libdav1d,libaom-av1,prores,mpeg4,mjpeg,mpeg2video,dnxhd,qtrle,png,cfhd'

const demuxers = { mp4: 'mov', mov: 'mov', webm: 'matroska' } as const satisfies Record<
  FfmpegInput,
  string
>

interface Ended {
  readonly isDone: boolean
  readonly output: Buffer
}

/** Concatenates the parts into memory of its own. */
function joined(parts: readonly Buffer[], bytes: number): Buffer {
  const output = Buffer.allocUnsafeSlow(bytes)
  let at = 0
  for (const part of parts) {
    at += part.copy(output, at)
    freeBytes(part)
  }
  return output.subarray(0, at)
}

/** Scales to fit a square, with even sides as H.264 requires. */
const fitted = (most: number) =>
  `scale=w='min(iw,${String(most)})':h='min(ih,${String(most)})':force_original_aspect_ratio=decrease:force_divisible_by=2`

export function createFfmpeg(program: string, limits: FfmpegLimits = usual): Ffmpeg {
  /** Runs ffmpeg with a minimal environment. Its error output is discarded. */
  function run(args: readonly string[], mostOutput: number): Promise<Ended> {
    const kib = String(limits.memoryMiB * 1024)
    const seconds = String(Math.ceil(limits.deadlineMs / 1000) * 2)
    const blocks = String(limits.outputMiB * 2048)
    const child = spawn('/bin/sh', ['-c', limited, 'sh', kib, seconds, blocks, program, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { PATH: '/usr/bin:/bin', AV_LOG_FORCE_NOCOLOR: '1' },
      detached: true,
    })
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      const { pid } = child
      // It couldn't be started, which `error` reports. It has no output and needs no deadline.
      if (pid === undefined) return
      let isKilled = false
      /** Kills the program and everything it started. Only once, as the ID may be reused later. */
      const kill = () => {
        if (isKilled) return
        isKilled = true
        try {
          process.kill(-pid, 'SIGKILL')
        } catch {
          // The whole process group has already ended.
        }
      }
      const stop = () => {
        kill()
        // A process that left the group may still write to it.
        child.stdout.destroy()
      }
      const deadline = setTimeout(stop, limits.deadlineMs)
      const chunks: Buffer[] = []
      let bytes = 0
      child.stdout.on('data', (chunk: Buffer) => {
        bytes += chunk.length
        if (bytes > mostOutput) stop()
        else chunks.push(chunk)
      })
      child.once('exit', kill)
      child.once('close', (code) => {
        clearTimeout(deadline)
        resolve({ isDone: code === 0 && bytes <= mostOutput, output: joined(chunks, bytes) })
      })
    })
  }

  const input = (path: string, form: FfmpegInput) => [
    ...['-nostdin', '-hide_banner', '-v', 'error', '-threads', '2'],
    ...['-protocol_whitelist', 'file', '-codec_whitelist', decoders, '-f', demuxers[form]],
    ...['-i', `file:${path}`, '-map', '0:v:0', '-an', '-sn', '-dn', '-map_metadata', '-1'],
  ]

  async function raw(path: string, format: 'gray' | 'rgb24', filters: string) {
    const written = ['-pix_fmt', format, '-f', 'rawvideo', '-vf', filters, 'pipe:1']
    const args = [...input(path, 'mp4'), '-fps_mode', 'passthrough', ...written]
    const { isDone, output } = await run(args, mostSeenBytes)
    return isDone ? output : undefined
  }

  return {
    async convert(path, form, into, endMs) {
      const { isDone } = await run(
        [
          ...input(path, form),
          ...(endMs === undefined ? [] : ['-t', `${String(Math.round(endMs))}ms`]),
          ...['-vf', `${fitted(1920)},format=yuv420p`, '-fpsmax', '60', '-c:v', 'libx264'],
          // Without frames that refer to later ones, a clip can be cut anywhere.
          ...[
            '-profile:v',
            'high',
            '-preset',
            'veryfast',
            '-crf',
            '20',
            '-bf',
            '0',
            '-threads',
            '2',
          ],
          ...['-movflags', '+faststart', '-f', 'mp4', '-n', `file:${into}`],
        ],
        0,
      )
      return isDone && (await stat(into).catch(() => undefined)) !== undefined
    },

    async picture(path, atMs, most, form = 'mp4') {
      const { isDone, output } = await run(
        [
          // Rounded down: rounding up could seek past the last frame.
          ...['-ss', `${String(Math.floor(atMs))}ms`, ...input(path, form), '-frames:v', '1'],
          ...['-vf', fitted(most), '-c:v', 'mjpeg', '-q:v', '3', '-f', 'image2pipe', 'pipe:1'],
        ],
        8 * 2 ** 20,
      )
      return isDone && output.length > 0 ? output : undefined
    },

    async frames(path, { width, height }, seen) {
      const scale = `scale=${String(width)}:${String(height)}:flags=area`
      const output = await raw(path, 'gray', `${selectionOf(seen)},${scale}`)
      return output && output.length >= width * height ? output : undefined
    },

    async film(path, side) {
      const scale = `scale=${String(side)}:${String(side)}:flags=area`
      const output = await raw(path, 'rgb24', `fps=${String(flashFps)},${scale}`)
      return output && output.length >= 3 * side ** 2 ? output : undefined
    },
  }
}
