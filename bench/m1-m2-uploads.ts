import { createHash, randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { startUploadProxy } from '../e2e/upload-proxy.ts'
import { type Benchmark, progress, until, wait } from './kit/benchmark.ts'
import { browserOptions } from './kit/console.ts'
import { createStorage } from './kit/database.ts'
import { end, familyBytes, residentBytes, startAndRead } from './kit/processes.ts'
import { logIn, startServer } from './kit/server.ts'

const count = Number(process.env['BENCH_CLIPS'] ?? 300)
const kills = Number(process.env['BENCH_KILLS'] ?? 5)
const megabyte = 1_000_000
const wantedTimes = 1.05
const wantedMb = 60
const names = ['squat', 'lunge', 'burpee', 'plank', 'hook']
const shipped = join(import.meta.dirname, '../server/media/exercises')

/** A clip of 5 to 20 MB: a real clip, then random bytes that players skip. */
async function aClip(index: number): Promise<Buffer> {
  const clip = await readFile(join(shipped, `${names[index % names.length] ?? ''}.mp4`))
  const size = 5 * megabyte + ((index * 7_919) % 15_000) * 1_000
  const box = Buffer.alloc(8)
  box.writeUInt32BE(size - clip.length)
  box.write('free', 4)
  return Buffer.concat([clip, box, randomBytes(size - clip.length - 8)])
}

/** A fifth are duplicates, and names are repeated in other folders. */
async function aFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), 'roundboard-m1-')), 'Clips')
  const unique = new Map<string, number>()
  let last: Buffer = Buffer.alloc(0)
  for (let index = 0; index < count; index += 1) {
    const inside = join(folder, `part ${index % 3}`)
    await mkdir(inside, { recursive: true })
    const isDuplicate = index % 5 === 4
    const clip = isDuplicate ? last : await aClip(index)
    const name = names[index % names.length] ?? ''
    await writeFile(join(inside, `${name}_${Math.floor(index / 15)}.mp4`), clip)
    const sha256 = createHash('sha256').update(clip).digest('hex')
    unique.set(sha256, clip.length)
    last = clip
  }
  return { folder, unique }
}

/** Starts a browser with a profile, as a process that can be killed. */
async function openBrowser(profile: string) {
  const { child, match } = await startAndRead(
    [
      browserOptions.executablePath ?? chromium.executablePath(),
      ...browserOptions.args,
      ...['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
      ...['--lang=en-US', '--no-first-run', 'about:blank'],
    ],
    process.env,
    /DevTools listening on (ws:\S+)/,
  )
  const browser = await chromium.connectOverCDP(match[1] ?? '')
  const [context] = browser.contexts()
  if (!context) throw new Error('The browser has no window.')
  return { child, page: await context.newPage() }
}

/** Chooses a folder like the browser's dialog; the files don't go through this process. */
async function choose(page: Page, folder: string): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('input[webkitdirectory]')`,
  })
  await session.send('DOM.setFileInputFiles', {
    files: [folder],
    ...(result.objectId !== undefined && { objectId: result.objectId }),
  })
}

async function hereNow(page: Page): Promise<number> {
  const label = await page.getByRole('progressbar').getAttribute('aria-label')
  return Number(/^([\d,]+)/.exec(label ?? '')?.[1]?.replaceAll(',', '') ?? 0)
}

/** The number of files with a clip in the library that downloads completely. */
async function countUsable(staff: Client, origin: string, unique: ReadonlyMap<string, number>) {
  const files = [...unique].map(([sha256, bytes]) => ({ sha256, bytes }))
  const known = (await staff.call(calls.checkUploads, { body: { files } })).files
  let usable = 0
  for (const { item } of known) {
    if (item?.durationMs === null || item?.file === undefined) continue
    const clip = await fetch(new URL(item.file, origin))
    if (clip.ok && (await clip.arrayBuffer()).byteLength === item.bytes) usable += 1
  }
  return usable
}

async function run() {
  const storage = await createStorage('SQLite')
  await end((await startServer(storage, { DEMO: 'true' })).child)
  const server = await startServer(storage, { DEMO: 'true' })
  const proxy = await startUploadProxy(server.url)
  const profile = await mkdtemp(join(tmpdir(), 'roundboard-m1-profile-'))
  const { folder, unique } = await aFolder()
  const uniqueBytes = [...unique.values()].reduce((sum, bytes) => sum + bytes, 0)
  let opened: Awaited<ReturnType<typeof openBrowser>> | undefined
  try {
    const staff = await logIn(server.url)
    await wait(5_000)
    const idle = residentBytes(server.child)
    const idleFamily = familyBytes(server.child)
    let most = idle
    let mostFamily = idleFamily
    const watching = setInterval(() => {
      most = Math.max(most, residentBytes(server.child))
      mostFamily = Math.max(mostFamily, familyBytes(server.child))
    }, 200)
    opened = await openBrowser(profile)
    let { page } = opened
    await page.goto(`${proxy.url}/login`)
    await page.getByLabel('Email').fill('super@roundboard.test')
    await page.getByLabel('Password', { exact: true }).fill('roundboard-demo')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL(/dashboard/)
    await page.goto(`${proxy.url}/admin/media`)
    await page.getByRole('button', { name: 'Add files or a folder' }).first().waitFor()
    await choose(page, folder)
    await page.getByText('goes on after a restart').waitFor({ timeout: 600_000 })
    for (let killed = 0; killed < kills; killed += 1) {
      const target = (uniqueBytes * (killed + 0.5)) / (kills + 0.5)
      await until('the next kill', () => proxy.sent() >= target, 900_000)
      progress(`killed after ${(proxy.sent() / megabyte).toFixed(0)} MB`)
      await end(opened.child, 'SIGKILL')
      opened = await openBrowser(profile)
      page = opened.page
      await page.goto(`${proxy.url}/admin/media`)
    }
    await until('all are there', async () => (await hereNow(page)) >= count, 1_800_000)
    clearInterval(watching)
    const usable = await countUsable(staff, server.url, unique)
    const times = proxy.sent() / uniqueBytes
    const more = (most - idle) / 2 ** 20
    const moreFamily = (mostFamily - idleFamily) / 2 ** 20
    return { times, more, moreFamily, usable, unique: unique.size }
  } finally {
    if (opened) await end(opened.child, 'SIGKILL')
    await proxy.close()
    await end(server.child)
    await storage.remove()
    await rm(profile, { recursive: true, force: true })
    await rm(join(folder, '..'), { recursive: true, force: true })
  }
}

let measured: ReturnType<typeof run> | undefined
const once = () => (measured ??= run())

/** A browser that uploads a folder and is killed repeatedly. */
export const uploads: Benchmark = {
  id: 'M1',
  what: `${count} clips of 5 to 20 MB, 20% duplicates, conflicting names, the browser killed ${kills} times`,
  target: `every unique byte sent ≤ ${wantedTimes} times; all usable`,
  async run() {
    const { times, usable, unique } = await once()
    return {
      measured: `${times.toFixed(3)} times, ${usable} of ${unique} usable`,
      isMet: times <= wantedTimes && usable === unique,
    }
  },
}

export const uploadsMemory: Benchmark = {
  id: 'M2',
  what: 'memory of the server during M1 beyond idle',
  target: `≤ ${wantedMb} MB`,
  async run() {
    const { more, moreFamily } = await once()
    const family = `${moreFamily.toFixed(0)} with the programs that it starts for a moment`
    return { measured: `${more.toFixed(0)} MB; ${family}`, isMet: more <= wantedMb }
  },
}
