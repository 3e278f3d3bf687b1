import { execFile } from 'node:child_process'
import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { temporaryFolder } from '../../testing/test-server.ts'
import { encodeClip, findTestFfmpeg, vp9 } from '../../testing/encoded-clips.ts'
import { aFile, aRealClip, aSmallClip, readPackets } from '../../testing/clips.ts'
import { createFfmpeg, type FfmpegInput, findFfmpeg } from './ffmpeg.ts'
import { analyzeClip } from './analyze-clip.ts'
import { rewriteClip } from './rewrite-clip.ts'
import { numbersOf } from './seen-frames.ts'

const ffmpeg = createFfmpeg(await findTestFfmpeg())

test.each<[string, FfmpegInput, readonly string[]]>([
  ['ten-bits.mp4', 'mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p10le']],
  ['vp9.webm', 'webm', vp9],
  ['prores.mov', 'mov', ['-c:v', 'prores']],
])('converts %s to a codec that screens play, and cuts it', async (name, form, codec) => {
  const path = await encodeClip(name, codec)
  const read = await rewriteClip(path, `${path}.1`, form === 'webm' ? 'webm' : 'mp4')
  expect(read).toMatchObject({ problem: 'codec' })
  expect(await ffmpeg.convert(path, form, `${path}.2`, 500)).toBe(true)
  expect(await rewriteClip(`${path}.2`, `${path}.3`)).toMatchObject({
    facts: { codec: expect.stringMatching(/^avc1\.64/) as string, durationMs: 500, frames: 15 },
  })
})

test('scales down a clip larger than a screen, and keeps its aspect ratio', async () => {
  const path = await encodeClip('large.mov', ['-c:v', 'mjpeg', '-t', '0.1'], '2561x1001')
  expect(await ffmpeg.convert(path, 'mov', `${path}.2`)).toBe(true)
  expect(await rewriteClip(`${path}.2`, `${path}.3`)).toMatchObject({
    facts: { width: 1920, height: 750 },
  })
})

test('extracts the frame at an instant, and frames in grayscale', async () => {
  const picture = await ffmpeg.picture(aRealClip, 1000, 320)
  expect(picture?.subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8))
  const { packets } = await readPackets(await readFile(aRealClip))
  const lastAtMs = Math.max(...packets.map(({ timestamp }) => timestamp * 1000))
  expect(lastAtMs % 1).toBeGreaterThan(0.5)
  expect(await ffmpeg.picture(aRealClip, lastAtMs, 320)).toBeDefined()
  const total = packets.length
  const size = { width: 48, height: 64 }
  const looked = await ffmpeg.frames(aRealClip, size, { total, every: 1, atEnds: 8 })
  expect(looked).toHaveLength(total * 48 * 64)
  const seen = { total, every: 10, atEnds: 4 }
  const some = await ffmpeg.frames(aRealClip, size, seen)
  const one = (from: Buffer | undefined, at: number) => from?.subarray(at * 3072, at * 3072 + 3072)
  for (const [index, number] of numbersOf(seen).entries())
    expect(one(some, index)?.equals(one(looked, number) ?? Buffer.of())).toBe(true)
  expect(some).toHaveLength(numbersOf(seen).length * 3072)
})

test('analyzes a clip longer than 30 seconds', async () => {
  // More frames than are analyzed.
  const times = 24
  const folder = await temporaryFolder()
  const list = join(folder, 'list')
  await writeFile(list, `file ${aSmallClip}\n`.repeat(times))
  const path = join(folder, 'long.mp4')
  const copied = ['-f', 'concat', '-safe', '0', '-i', list, '-c', 'copy', path]
  await promisify(execFile)(await findTestFfmpeg(), ['-v', 'error', ...copied])
  const read = await rewriteClip(path, `${path}.1`)
  if (!('facts' in read)) throw new Error('not read')
  expect(read.facts.frames).toBe(times * 90)
  const look = await analyzeClip(ffmpeg, `${path}.1`, read.facts)
  const short = await analyzeClip(ffmpeg, aSmallClip, {
    ...read.facts,
    frames: 90,
    durationMs: 3000,
  })
  expect(look?.seam).toEqual({ jump: 0, cut: null })
  expect(look?.figure?.fills).toBeCloseTo(short?.figure?.fills ?? 0, 1)
})

test('analyzes a clip: poster, figure and seam', async () => {
  const facts = { codec: '', width: 720, height: 960, durationMs: 3000, frames: 90 }
  const look = await analyzeClip(ffmpeg, aRealClip, facts)
  expect(look?.poster.subarray(0, 2)).toEqual(Buffer.of(0xff, 0xd8))
  expect(look?.seam).toEqual({ jump: 0, cut: null })
  expect(look?.figure?.fills).toBeGreaterThan(0.4)
})

// security: uploads
test('reads a file only in its detected format, and follows no reference to another', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'other.mp4'), await readFile(aRealClip))
  const playlist = await aFile(`ffconcat version 1.0\nfile ${join(folder, 'other.mp4')}\n`)
  const list = await aFile(`#EXTM3U\n#EXTINF:1,\nfile:${join(folder, 'other.mp4')}\n#EXT-X-ENDLIST`)
  for (const path of [playlist, list]) {
    for (const form of ['mp4', 'mov', 'webm'] as const)
      expect(await ffmpeg.convert(path, form, join(folder, `${form}.out`))).toBe(false)
    expect(await ffmpeg.picture(path, 0, 100)).toBeUndefined()
  }
})

/** A program used in place of ffmpeg. */
async function aProgram(script: string): Promise<string> {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'bin'))
  const path = join(folder, 'bin', 'ffmpeg')
  await writeFile(path, `#!/bin/sh\n${script}\n`)
  await chmod(path, 0o755)
  return path
}

const limits = { deadlineMs: 250_000, memoryMiB: 256, outputMiB: 1 }

// security: uploads
test('ends a program that hangs, with its child processes', async () => {
  const note = await aFile('')
  const hanging = await aProgram(`sleep 1000 & echo $! > ${note}; wait`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const converted = createFfmpeg(hanging, limits).convert('x', 'mp4', `${note}.out`)
  const started = await vi.waitUntil(async () => Number(await readFile(note, 'utf8')))
  vi.advanceTimersByTime(limits.deadlineMs)
  expect(await converted).toBe(false)
  expect(started).toBeGreaterThan(1)
  vi.useRealTimers()
  // A killed child process ends slightly after its parent.
  await expect
    .poll(() => readFile(`/proc/${String(started)}/cmdline`, 'utf8').catch(() => ''))
    .toBe('')
})

// security: uploads
test('ends a program that writes or allocates too much', async () => {
  const out = await aFile('')
  const writing = await aProgram(`exec cat /dev/zero > ${out}`)
  expect(await createFfmpeg(writing, limits).convert('x', 'mp4', `${out}.2`)).toBe(false)
  expect((await stat(out)).size).toBe(2 ** 20)
  const printing = await aProgram('exec cat /dev/zero')
  expect(await createFfmpeg(printing, limits).picture('x', 0, 100)).toBeUndefined()
  const greedy = await aProgram(`exec ${process.execPath} -e 1`)
  expect(await createFfmpeg(greedy, limits).picture('x', 0, 100)).toBeUndefined()
})

// security: uploads
test('ends a program that left its group, ignores signals and floods its output', async () => {
  const ignoring = "trap '' HUP INT PIPE TERM"
  for (const end of ['wait', 'exit']) {
    const flooding = await aProgram(`${ignoring}; setsid cat /dev/zero & ${end}`)
    expect(await createFfmpeg(flooding, limits).picture('x', 0, 100)).toBeUndefined()
  }
})

const soon = { ...limits, deadlineMs: 300 }

test('ends a program whose output stays open after it has ended', async () => {
  for (const start of ['sleep 1000', 'setsid sleep 5'])
    expect(await createFfmpeg(await aProgram(`${start} &`), soon).picture('x', 0, 100)).toBe(
      undefined,
    )
})

test('rejects when no process can be started, and leaves no timer running', async () => {
  const script = `
    import { openSync } from 'node:fs'
    import { createFfmpeg } from ${JSON.stringify(new URL('ffmpeg.ts', import.meta.url).href)}
    const ffmpeg = createFfmpeg('ffmpeg')
    try { for (;;) openSync('/dev/null') } catch {}
    await ffmpeg.picture('x', 0, 100).catch((error) => console.log(error.code))
  `
  const shell = ['-c', 'ulimit -n 128 && exec "$@"', 'sh']
  const node = [process.execPath, '--input-type=module', '--eval', script]
  const { stdout } = await promisify(execFile)('/bin/sh', [...shell, ...node])
  expect(stdout).toBe('EMFILE\n')
})

// security: uploads
test("passes nothing of the server's environment to ffmpeg", async () => {
  const note = await aFile('')
  const telling = await aProgram(`env > ${note}`)
  await createFfmpeg(telling, limits).picture('x', 0, 100)
  const variables = (await readFile(note, 'utf8')).split('\n').map((line) => line.split('=')[0])
  const own = new Set(['PATH', 'AV_LOG_FORCE_NOCOLOR', 'PWD', 'OLDPWD', 'SHLVL', '_', ''])
  expect(variables.filter((name) => !own.has(name ?? ''))).toEqual([])
})

test('findFfmpeg() returns undefined for a missing program', async () => {
  expect(await findFfmpeg('/nowhere/ffmpeg')).toBeUndefined()
})
