import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { startUploadProxy } from './upload-proxy.ts'
import { expect, test } from './fixtures.ts'
import { demoPassword } from './demo-server.ts'
import { like, say, words } from './messages.ts'

const smallClip = new URL('../server/src/testing/small-squat.mp4', import.meta.url)
const roundPicture = new URL('../server/media/rounds/round-3.jpg', import.meta.url)
const vp9 = new URL('../server/src/testing/vp9.webm', import.meta.url)
const exercises = ['squat', 'lunge', 'burpee', 'plank', 'hook', 'uppercut', 'sit-up', 'front-kick']

/** A small clip with 20 kB that players skip: different bytes, the same pictures. */
async function aClip(mark: string): Promise<Buffer> {
  const content = Buffer.alloc(20_000, mark)
  const box = Buffer.alloc(8)
  box.writeUInt32BE(8 + content.length)
  box.write('free', 4)
  return Buffer.concat([await readFile(smallClip), box, content])
}

/** A folder of twelve files: eight different clips, two of them twice, a picture and a text. */
async function aFolder() {
  const folder = join(await mkdtemp(join(tmpdir(), 'roundboard-clips-')), 'Clips 2027')
  await mkdir(folder)
  let unique = 0
  const put = async (name: string, content: Buffer) => {
    await writeFile(join(folder, name), content)
    unique += content.length
  }
  for (const name of exercises) await put(`${name}_FINAL_v2.mp4`, await aClip(`mark of ${name}`))
  for (const name of exercises.slice(0, 2))
    await writeFile(join(folder, `${name} (copy).mp4`), await aClip(`mark of ${name}`))
  const picture = await readFile(roundPicture)
  await put('round 3.jpg', Buffer.concat([picture, Buffer.from('mark')]))
  await writeFile(join(folder, 'notes.txt'), 'Not for walls.')
  return { folder, unique }
}

async function signedIn(context: BrowserContext, url: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill('admin@roundboard.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/dashboard$/)
  return page
}

test('a folder uploads once, even if browser and server stop midway, and matches its exercises', async ({
  gym,
  launchOptions,
}) => {
  const proxy = await startUploadProxy(gym.consoleUrl)
  const { folder, unique } = await aFolder()
  const profile = await mkdtemp(join(tmpdir(), 'roundboard-profile-'))
  const opened: BrowserContext[] = []
  const open = async () => {
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      viewport: { width: 1440, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
    })
    opened.push(context)
    return context
  }
  try {
    const first = await open()
    const page = await signedIn(first, proxy.url)
    // The second half of the folder isn't uploaded before the browser closes.
    let passed = 0
    await page.route('**/api/v1/uploads', (route) => {
      passed += 1
      return passed <= 4 ? route.continue() : undefined
    })
    await page.goto(`${proxy.url}/admin/media`)
    const queue = page.getByRole('region', { name: words.uploads.queue })
    await page.getByLabel(words.uploads.chooseFolder).first().setInputFiles(folder)
    await expect(
      queue.getByRole('heading', {
        name: say(words.uploads.filesFrom, { count: 11, folder: 'Clips 2027' }),
      }),
    ).toBeVisible()
    await expect(
      queue.getByText(like(words.uploads.others, { count: 1 })).filter({ hasText: 'notes.txt' }),
    ).toBeVisible()
    await expect(queue.getByText(/^[4-9] uploaded/)).toBeVisible()
    await expect(queue.getByText(words.uploads.goesOn)).toBeVisible()
    await first.close()

    proxy.hold(10_000)
    const second = await open()
    const other = second.pages()[0] ?? (await second.newPage())
    await other.goto(`${proxy.url}/admin/dashboard`)
    await other.getByRole('link', { name: like(words.uploads.lineLabel, { of: '11' }) }).click()
    await expect(other).toHaveURL(/\/admin\/media/)
    const rest = other.getByRole('region', { name: words.uploads.queue })

    // Three uploads are halfway when the server is killed.
    const arriving = join(gym.dataDir, 'media', 'uploads')
    const sizes = async () =>
      Promise.all(
        (await readdir(arriving)).map(async (id) => (await stat(join(arriving, id))).size),
      )
    await expect.poll(sizes).toEqual([10_000, 10_000, 10_000])
    await gym.kill()
    await expect(rest.getByText(words.uploads.away)).toBeVisible()
    proxy.letGo()
    // A proxy answers while the server is starting, and once more after it has started.
    const refused = new Set<string>()
    let isUp = false
    await other.route('**/api/v1/uploads/*', (route) => {
      const request = route.request()
      if (request.method() !== 'HEAD' || refused.has(request.url())) return route.continue()
      if (isUp) refused.add(request.url())
      return route.fulfill({ status: 503 })
    })
    await gym.start()
    isUp = true
    await expect.poll(() => refused.size).toBeGreaterThan(0)
    await expect(rest.getByText(say(words.uploads.here, { count: '11', of: '11' }))).toBeVisible()

    const staff = await gym.staff('admin@roundboard.test')
    const items = (await staff.list(calls.listMedia, { query: { limit: 100 } })).items
    const own = items.filter(({ isShipped }) => !isShipped)
    expect(own).toHaveLength(9)
    expect(proxy.sent()).toBe(unique)
    const names = own.map(({ name }) => name)
    for (const name of ['Squat', 'Lunge', 'Front Kick', 'Sit-Up']) expect(names).toContain(name)
    for (const { file } of own) {
      const answer = await fetch(`${gym.consoleUrl}${file}`)
      expect(answer.status).toBe(200)
      await answer.body?.cancel()
    }

    // Screens can't play this codec, so the browser converts it and uploads only the result.
    await other.getByLabel(words.uploads.chooseFiles).first().setInputFiles(vp9.pathname)
    await expect(rest.getByText(say(words.uploads.here, { count: '1', of: '1' }))).toBeVisible()
    const { items: converted } = await staff.list(calls.listMedia, { query: { name: 'Vp9' } })
    expect(converted.map(({ codec, width }) => [codec?.slice(0, 6), width])).toEqual([
      ['avc1.6', 180],
    ])
    const webm = await readFile(vp9)
    const sha256 = createHash('sha256').update(webm).digest('hex')
    const body = { files: [{ sha256, bytes: webm.length }] }
    const { files } = await staff.call(calls.checkUploads, { body })
    expect(files).toEqual([{ sha256, item: null, upload: null }])
  } finally {
    for (const context of opened) await context.close()
    await proxy.close()
    await rm(profile, { recursive: true, force: true })
    await rm(join(folder, '..'), { recursive: true, force: true })
  }
})

test.describe('rejected uploads', () => {
  test.use({ expectedErrors: [/status of (403|404|413|429)/] })

  test('rejected uploads show what to do while other files upload', async ({ adminPage: page }) => {
    const proxy = (status: number, reason: string) => ({
      status,
      contentType: 'text/html',
      body: `<html><head><title>${String(status)} ${reason}</title></head></html>`,
    })
    const server = (status: number, code: string) => ({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ success: false, code, error: 'Refused.', requestId: 'story' }),
    })
    const answers = new Map([
      ['forbidden.jpg', server(403, 'forbidden')],
      ['gone.jpg', proxy(404, 'Not Found')],
      ['large.jpg', proxy(413, 'Request Entity Too Large')],
      ['many.jpg', server(429, 'too-many-attempts')],
    ])
    await page.route('**/api/v1/uploads', async (route) => {
      const given = route.request().headers()['upload-metadata'] ?? ''
      const name = atob(/^filename ([^,]+)/.exec(given)?.[1] ?? '')
      const answer = answers.get(name)
      answers.delete(name)
      await (answer ? route.fulfill(answer) : route.continue())
    })
    const picture = await readFile(roundPicture)
    const files = [...answers.keys(), 'good.jpg'].map((name) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([picture, Buffer.from(name)]),
    }))
    await page.goto('/admin/media')
    // The browser loses the stored queue, as when its data is cleared.
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Storage.clearDataForOrigin', {
      origin: new URL(page.url()).origin,
      storageTypes: 'indexeddb',
    })
    const queue = page.getByRole('region', { name: words.uploads.queue })
    await page.getByLabel(words.uploads.chooseFiles).first().setInputFiles(files)
    const row = (name: string) => queue.getByRole('listitem').filter({ hasText: name })
    await expect(queue.getByText(say(words.uploads.here, { count: '2', of: '5' }))).toBeVisible()
    await expect(row('forbidden.jpg')).toContainText(words.uploads.notSentWhy.forbidden)
    await expect(row('gone.jpg')).toContainText(words.uploads.notSentWhy['not-found'])
    await expect(row('large.jpg')).toContainText(words.uploads.notSentWhy['too-large'])
    for (const name of ['forbidden', 'gone', 'large'])
      await queue
        .getByRole('button', { name: say(words.uploads.retry, { name: `${name}.jpg` }) })
        .click()
    await expect(queue.getByText(say(words.uploads.here, { count: '5', of: '5' }))).toBeVisible()
  })
})
