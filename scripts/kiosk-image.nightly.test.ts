import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { createConnection, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Box } from '@roundboard/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { installFromDebian } from './debian.ts'
import { buildKioskImage } from './kiosk-image.ts'

// A real image in a virtual PC without acceleration, and a real server on this machine. Set KIOSK_IMAGE
// to an image to save its build, KIOSK_POWER_CUTS to a number other than 20, and KIOSK_SEED to repeat the
// moments of a failed run. Not possible, because a virtual machine has none: Wi-Fi, sound, a TV,
// hardware decoding and a real firmware.
const place = mkdtempSync(join(tmpdir(), 'roundboard-box-'))
const disk = join(place, 'disk.img')
const key = join(place, 'key')
const powerCuts = Number(process.env['KIOSK_POWER_CUTS'] ?? 20)
const seed = process.env['KIOSK_SEED'] ?? String(Date.now())
// Emulation is slow: a start takes two minutes on an idle machine.
const start = { timeout: 20 * 60_000, interval: 1_000 }
const hours = 10 * 60 * 60_000
const password = 'a password of this test'

let drawn = 0
/** A number from 0 to 1 that depends only on the seed and on how many were drawn. */
const random = () =>
  createHash('sha256')
    .update(`${seed} ${String(drawn++)}`)
    .digest()
    .readUInt32BE() /
  2 ** 32

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Ends a process by a signal, and waits for its end. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

const settings = { adminPort: 0, screenPort: 0, sshPort: 0 }
let server: ChildProcess | undefined
let box: ChildProcess | undefined

async function startServer(): Promise<void> {
  server = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: 'ignore',
    env: {
      PATH: process.env['PATH'],
      DEMO: 'true',
      DEMO_DISPLAYS: '0',
      DEMO_PASSWORD: password,
      DATA_DIR: join(place, 'data'),
      ADMIN_PORT: String(settings.adminPort),
      SCREEN_PORT: String(settings.screenPort),
      SCREEN_URL: `http://10.0.2.2:${String(settings.screenPort)}`,
    },
  })
  await vi.waitFor(() => fetch(`http://127.0.0.1:${String(settings.screenPort)}/healthz`), start)
}

let token = ''
async function call<Data>(method: string, path: string, body?: object): Promise<Data> {
  const response = await fetch(`http://127.0.0.1:${String(settings.adminPort)}/api/v1${path}`, {
    method,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  expect(response.ok, text).toBe(true)
  return (JSON.parse(text) as { data: Data }).data
}

interface Screen {
  readonly id: string
  readonly round: number
  readonly isLinked: boolean
  readonly report: { uptimeSeconds?: number; lastFrameAt?: string } | null
}

/** Writes the settings to the boot partition, as a person does. */
function configure(file: string): void {
  const text = join(place, 'roundboard.txt')
  writeFileSync(text, file)
  execFileSync('mcopy', ['-o', '-i', `${disk}@@1M`, text, '::roundboard.txt'])
}

const validSettings = () =>
  [
    `address = http://10.0.2.2:${String(settings.screenPort)}`,
    'insecure = yes',
    'rotate = 0',
    `ssh-key = ${readFileSync(`${key}.pub`, 'utf8').trim()}`,
  ].join('\n')

// A processor without AVX, because emulating that draws stripes and crashes Chromium.
const pc =
  '-accel tcg,thread=multi -cpu Nehalem -machine q35 -m 3072 -smp 2 -device virtio-vga,xres=1280,yres=720 -display none'
const firmware = 'if=pflash,format=raw'

/** Turns the box on; `more` are options of QEMU. */
function turnOn(...more: readonly string[]): void {
  const network = `user,id=network,model=virtio-net-pci,hostfwd=tcp:127.0.0.1:${String(settings.sshPort)}-:22`
  box = spawn(
    'qemu-system-x86_64',
    [
      ...pc.split(' '),
      ...['-drive', `${firmware},readonly=on,file=/usr/share/OVMF/OVMF_CODE_4M.fd`],
      ...['-drive', `${firmware},file=${join(place, 'firmware')}`],
      ...['-drive', `file=${disk},format=raw,if=virtio`],
      ...['-monitor', `unix:${join(place, 'monitor')},server,nowait`],
      ...['-serial', `file:${join(place, 'serial')}`],
      ...['-nic', network],
      ...more,
    ],
    { stdio: 'ignore' },
  )
}

const cutPower = () => (box === undefined ? undefined : end(box, 'SIGKILL'))

/** The processor time that the box has used, which doesn't depend on how busy this machine is. */
function processorSeconds(): number {
  const fields =
    readFileSync(`/proc/${String(box?.pid)}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Sends a command to QEMU. */
async function tell(command: string): Promise<void> {
  const monitor = createConnection(join(place, 'monitor'))
  await once(monitor, 'connect')
  monitor.end(`${command}\n`)
  monitor.resume()
  await once(monitor, 'close')
}

const pictureFile = join(place, 'picture.ppm')

/** The picture on the TV, as bytes of red, green and blue. */
async function look(): Promise<Buffer> {
  rmSync(pictureFile, { force: true })
  await tell(`screendump ${pictureFile}`)
  return vi.waitFor(() => {
    const content = readFileSync(pictureFile)
    const [head = '', width = 0, height = 0] =
      /^P6\n(\d+) (\d+)\n255\n/.exec(content.toString('latin1', 0, 30)) ?? []
    const pixels = content.subarray(head.length)
    expect(pixels.length).toBe(Number(width) * Number(height) * 3)
    expect(pixels.length).toBeGreaterThan(0)
    return pixels
  }, start)
}

/** The words on the TV. */
async function read(): Promise<string> {
  await look()
  const words = execFileSync('tesseract', [pictureFile, '-', '--psm', '11'], { stdio: 'pipe' })
  return words.toString().replaceAll(/\s+/g, ' ')
}

/** How many pixels of two pictures differ visibly. */
const differences = (one: Buffer, other: Buffer) =>
  one.filter((value, at) => at % 3 === 0 && Math.abs(value - (other[at] ?? 0)) > 24).length

const bright = (picture: Buffer) =>
  picture.filter((value, at) => at % 3 === 0 && value > 200).length

/** A figure that moves. Neither the pairing code nor a waiting page has both as much white and as much movement. */
async function aWorkoutMoves(): Promise<void> {
  let before = await vi.waitFor(look, start)
  await vi.waitFor(async () => {
    const picture = await look()
    const moved = differences(before, picture)
    before = picture
    expect(moved).toBeGreaterThan(3_000)
    expect(bright(picture)).toBeGreaterThan(50_000)
  }, start)
}

/** The codes of screens that aren't linked. If the server was slow, a screen has asked for two. */
function waitingCodes(): string[] {
  const database = new DatabaseSync(join(place, 'data/roundboard.sqlite'), { readOnly: true })
  try {
    const links = database
      .prepare('select auth_code as code from screen_links where screen_id is null')
      .all()
    return links.map(({ code }) => String(code))
  } finally {
    database.close()
  }
}

const ssh = (command: string) =>
  execFileSync(
    'ssh',
    [
      ...['-i', key, '-p', String(settings.sshPort), '-o', 'ConnectTimeout=30'],
      ...['-o', 'StrictHostKeyChecking=no', '-o', 'UserKnownHostsFile=/dev/null'],
      ...['-o', 'LogLevel=ERROR', 'root@127.0.0.1', command],
    ],
    { encoding: 'utf8' },
  ).trim()

let screenId = ''
/** The processor time from power on to the first frame. */
let secondsToFrame = 0
const screen = () => call<Screen>('GET', `/screens/${screenId}`)
const player = () => call<Box>('GET', `/boxes/${screenId}`)

/** The box is back once its page reports a frame that it drew after this moment. */
async function isBack(since: number): Promise<void> {
  await vi.waitFor(async () => {
    const { report } = await screen()
    expect(Date.parse(report?.lastFrameAt ?? '')).toBeGreaterThan(since)
  }, start)
}

/** Cuts the power and turns the box on again. */
async function restart(...more: readonly string[]): Promise<void> {
  await cutPower()
  const since = Date.now()
  turnOn(...more)
  await isBack(since)
}

beforeAll(async () => {
  const programs = ['qemu-system-x86', 'ovmf', 'mmdebstrap', 'mtools', 'dosfstools', 'gdisk']
  const given = process.env['KIOSK_IMAGE']
  if (given === undefined) {
    await installFromDebian(...programs, 'openssh-client', 'tesseract-ocr')
    expect(await buildKioskImage(['--out', disk])).toBe(0)
  } else copyFileSync(given, disk)
  truncateSync(disk, 16 * 2 ** 30)
  copyFileSync('/usr/share/OVMF/OVMF_VARS_4M.fd', join(place, 'firmware'))
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  settings.adminPort = await freePort()
  settings.screenPort = await freePort()
  settings.sshPort = await freePort()
  await startServer()
  ;({ token } = await call<{ token: string }>('POST', '/auth', {
    email: 'super@roundboard.test',
    password,
  }))
}, 60 * 60_000)

afterAll(async () => {
  await cutPower()
  if (server !== undefined) await end(server, 'SIGTERM')
  rmSync(place, { recursive: true, force: true })
})

test('the box shows what is wrong in roundboard.txt', async () => {
  configure('address = http://10.0.2.2\nrotate = 45')
  turnOn()
  await vi.waitFor(async () => {
    const words = await read()
    expect(words).toContain('Check roundboard.txt')
    expect(words).toContain('Line 1: without https, anyone on the network can read')
    expect(words).toMatch(/Line 2: the picture can.t be rotated by/)
  }, start)
  await cutPower()
})

test('the box shows a pairing code, and a moving workout once it is linked', async () => {
  configure(validSettings())
  turnOn()
  const code = await vi.waitFor(async () => {
    const words = await read()
    return waitingCodes().find((each) => words.includes(each)) ?? expect.fail(words)
  }, start)
  const screens = await call<Screen[]>('GET', '/screens?limit=100')
  screenId = (screens.find(({ round, isLinked }) => round > 0 && !isLinked) ?? expect.fail()).id
  await call('PUT', `/screens/link/${screenId}`, { authCode: code })
  await aWorkoutMoves()
  await isBack(0)
  secondsToFrame = processorSeconds()
})

test('the box agent reports, and sends what the TV shows', async () => {
  expect(ssh('systemctl is-active box-agent')).toBe('active')
  await vi.waitFor(async () => {
    const { report } = await player()
    expect(report).toMatchObject({ agent: '1', tv: 'on', rotation: 0, canUpdate: true })
    expect(report?.image).toBe(ssh('cat /etc/roundboard-wall/image-version'))
    expect(report?.chromium).toMatch(/^\d+\./)
    // The state, not the slot.
    expect(report?.freeDiskMb).toBeGreaterThan(6_000)
  }, start)
  const [sent] = await call<{ command: { id: string } }[]>('POST', '/boxes/commands', {
    screens: [screenId],
    action: 'screenshot',
  })
  const id = sent?.command.id ?? expect.fail()
  await vi.waitFor(async () => {
    const { commands } = await player()
    expect(commands.find((command) => command.id === id)?.state).toBe('done')
  }, start)
  const { jpeg } = await call<{ jpeg: string }>('GET', `/boxes/${screenId}/screenshots/${id}`)
  expect(Buffer.from(jpeg, 'base64').toString('latin1', 6, 10)).toBe('JFIF')
  expect(jpeg.length).toBeGreaterThan(5_000)
})

test('the slots are read-only, no password works, and the state fills the disk', () => {
  expect(ssh('touch /usr/x 2>&1 || true')).toContain('Read-only file system')
  expect(ssh('findmnt -no SOURCE,OPTIONS /')).toMatch(/\bro\b/)
  expect(Number(ssh('df -B1M --output=size /var | tail -1'))).toBeGreaterThan(7_000)
  expect(ssh('grep -c "^[^:]*:[$]" /etc/shadow || true')).toBe('0')
  expect(ssh('sshd -T')).toMatch(/^passwordauthentication no$/m)
  expect(ssh('systemctl --failed --plain --no-legend')).toBe('')
})

test('without a network, the box plays from its own disk', async () => {
  await cutPower()
  turnOn()
  await vi.waitFor(() => tell('set_link network off'), start)
  await aWorkoutMoves()
})

test('with a clock at 1970, the box comes back', async () => {
  await restart('-rtc', 'base=1970-01-01')
})

test('with a full disk, the box comes back', async () => {
  ssh(
    'fallocate -l $(df -B1 --output=avail /var | tail -1) /var/fill; cat /dev/zero >/var/more || true',
  )
  expect(ssh('df --output=avail /var | tail -1')).toBe('0')
  await restart()
  ssh('rm /var/fill /var/more')
})

const slot = () => ssh('findmnt -no PARTLABEL /')

/** Installs an update in the other slot, even if nothing is new. */
function update(): void {
  ssh(
    'systemctl reset-failed update; systemd-run --unit=update /usr/local/lib/roundboard-box/update.sh --always',
  )
}
const isThere = (entry: string) =>
  vi.waitFor(() => {
    expect(ssh('ls /efi/loader/entries').split('\n')).toContain(entry)
  }, start)
let secondsToUpdate = 0

test(
  'an update starts in the other slot, which is good once it has worked for five minutes',
  async () => {
    const from = processorSeconds()
    update()
    await isThere('roundboard-b+3.conf')
    secondsToUpdate = processorSeconds() - from
    await restart()
    expect(slot()).toBe('roundboard-b')
    await isThere('roundboard-b.conf')
  },
  hours,
)

test(
  'after three failed starts of a new slot, the old one starts and logs it',
  async () => {
    update()
    await isThere('roundboard-a+3.conf')
    ssh(': >/efi/roundboard-a/initrd.img; sync')
    await restart()
    expect(slot()).toBe('roundboard-b')
    expect(ssh('cat /run/roundboard-failed-update')).toContain('failed three times')
  },
  hours,
)

test(
  `the box comes back after each of ${String(powerCuts)} power failures (seed ${seed})`,
  async () => {
    const running = slot()
    for (let cut = 0; cut < powerCuts; cut++) {
      // Of five, one interrupts an update, two a start, and the others the playing.
      const kind = cut % 5
      const from = processorSeconds()
      let seconds = secondsToFrame
      if (kind === 0) {
        update()
        // Before its end, when the other slot would start.
        seconds = 0.9 * secondsToUpdate
      } else if (kind > 2) {
        await cutPower()
        turnOn()
      }
      const moment = random() * seconds + (kind > 2 ? 0 : from)
      await vi.waitFor(() => {
        expect(processorSeconds()).toBeGreaterThan(moment)
      }, start)
      await restart()
      expect(slot()).toBe(running)
    }
    expect(ssh('systemctl --failed --plain --no-legend')).toBe('')
  },
  hours,
)
