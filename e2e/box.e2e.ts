import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BoxAction, calls } from '@roundboard/contract'
import { signedInAs } from './console-fixtures.ts'
import { expectPlaying } from './wall.ts'
import { expect, test } from './walls-fixtures.ts'

const program = join(import.meta.dirname, '../deploy/kiosk/box-agent.pl')
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Stand-ins for the programs of a mini PC. */
const programs = {
  swaymsg: `case "$*" in *get_outputs) echo '[ { "transform": "90", "current_mode": { "width": 1920, "height": 1080 } } ]' ;; esac`,
  grim: `/usr/bin/base64 --decode <<'END'\n${onePixel}\nEND`,
  amixer: `case "$*" in *scontents) printf "%s\\n" "Simple mixer control 'Master',0" '  Capabilities: pvolume pswitch' '  Mono: Playback 52 [60%] [on]' ;; esac`,
}

/** A mini PC's folder with its programs and the running box agent, for the screen app at an origin. */
async function aBox(origin: string) {
  const place = await mkdtemp(join(tmpdir(), 'roundboard-box-'))
  await mkdir(join(place, 'bin'))
  await writeFile(join(place, 'settings'), `ADDRESS='${origin}/'\n`)
  for (const [name, text] of Object.entries(programs))
    await writeFile(
      join(place, 'bin', name),
      `#!/bin/sh\necho "${name} $*" >>'${place}/calls'\n${text}\n`,
      { mode: 0o755 },
    )
  const agent = spawn('/usr/bin/perl', [program, join(place, 'settings')], {
    env: {
      PATH: join(place, 'bin'),
      XDG_RUNTIME_DIR: place,
      RUNTIME_DIRECTORY: place,
      STATE_DIRECTORY: place,
      BOX_AGENT_PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(agent, 'exit')
  return {
    port: await portOf(agent),
    calls: () => {
      const file = join(place, 'calls')
      return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
    },
    async stopAgent() {
      agent.kill()
      await ended
    },
    remove: () => rm(place, { recursive: true, maxRetries: 5 }),
  }
}

function portOf(agent: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = ''
    agent.stderr?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, port] = /Listening on 127\.0\.0\.1:(\d+)/.exec(output) ?? []
      if (port !== undefined) resolve(port)
    })
  })
}

test('the console controls a screen’s PC through the screen app', async ({
  gym,
  aScreen,
  putOnAir,
  staff,
  playwright,
  launchOptions,
}) => {
  await putOnAir()
  const { screen, token } = await aScreen()
  const box = await aBox(gym.displayUrl)
  const rule = `--host-resolver-rules=MAP 127.0.0.1:8377 127.0.0.1:${box.port}`
  const args = [...(launchOptions.args ?? []), rule]
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage()
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  const state = () => staff.call(calls.getBox, { params: { id: screen.id } })
  /** Sends a command; returns what became of it. */
  async function command(action: BoxAction, value?: number) {
    const [sent] = await staff.call(calls.commandBoxes, {
      body: { screens: [screen.id], action, ...(value !== undefined && { value }) },
    })
    const find = async () => (await state()).commands.find(({ id }) => id === sent?.command.id)
    await expect.poll(async () => (await find())?.state).toMatch(/done|refused|dropped/)
    return find()
  }
  try {
    await page.addInitScript((value) => {
      localStorage.setItem('roundboard.screen.token', value)
    }, token)
    await page.goto(`${gym.displayUrl}/#box`)
    await expectPlaying(page, 1)
    await expect
      .poll(async () => (await state()).report)
      .toMatchObject({ agent: '1', rotation: 90, volume: 60, tv: 'on' })

    const admin = await browser.newContext({
      baseURL: gym.consoleUrl,
      storageState: await signedInAs(gym, 'admin'),
    })
    const consolePage = await admin.newPage()
    await consolePage.goto(`/admin/locations/${screen.location?.id ?? ''}?screen=${screen.id}`)
    const player = consolePage.getByRole('region', { name: 'Player' })
    await player.getByLabel('Volume').selectOption('30')
    await expect(player.getByText('Volume: 30%')).toBeVisible()
    await expect.poll(() => box.calls()).toContain("amixer -M sset 'Master',0 30%")
    await player.getByRole('button', { name: 'Take screenshot' }).click()
    const shot = player.getByRole('img', { name: `Screenshot of ${screen.name}` })
    await expect(shot).toHaveJSProperty('naturalWidth', 1)
    const picture = await command('screenshot')
    expect(picture).toMatchObject({ state: 'done', hasScreenshot: true })
    const { jpeg } = await staff.call(calls.getScreenshot, {
      params: { id: screen.id, commandId: picture?.id ?? '' },
    })
    expect(Buffer.from(jpeg, 'base64').subarray(0, 3).toString('hex')).toBe('ffd8ff')

    await box.stopAgent()
    expect(await command('mute')).toMatchObject({ state: 'refused', reason: 'no-agent' })
    await expectPlaying(page, 1)
    expect(errors).toEqual([])
  } finally {
    await browser.close()
    await box.stopAgent()
    await box.remove()
  }
})

test('a screen that isn’t a box looks for no agent', async ({ aScreen, openWall }) => {
  const { token } = await aScreen()
  const { requests, count } = await openWall({ token })
  await expect.poll(() => count('PATCH /api/v1/screens/auth')).toBeGreaterThan(0)
  expect(requests().filter((request) => /\/(report|command|auth\/box)$/.test(request))).toEqual([])
})
