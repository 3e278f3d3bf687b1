import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { buildKioskImage } from './kiosk-image.ts'

const folder = join(import.meta.dirname, '../deploy/kiosk/image')
const key = `ssh-ed25519 ${'A'.repeat(68)} coach@example.com`

function aFile(content: string | Buffer): string {
  const place = mkdtempSync(join(tmpdir(), 'roundboard-settings-'))
  onTestFinished(() => {
    rmSync(place, { recursive: true })
  })
  const file = join(place, 'roundboard.txt')
  writeFileSync(file, content)
  return file
}

function check(content: string | Buffer) {
  const file = aFile(content)
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'settings.sh'), file], {
    encoding: 'utf8',
  })
  return { status, stdout, problems: stderr.split('\n').filter(Boolean) }
}

/** The settings as the shell that applies them reads them. */
function read(content: string | Buffer): Record<string, string> {
  const { status, stdout, problems } = check(content)
  expect(problems).toEqual([])
  expect(status).toBe(0)
  const names = Array.from(stdout.matchAll(/^(\w+)='/gm), ([, name = '']) => name)
  const print = names.map((name) => `printf '%s\\0' "$${name}"`).join('\n')
  const values = execFileSync('sh', ['-c', `${stdout}\n${print}`], { encoding: 'utf8' }).split('\0')
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

const address = 'address = https://screens.example.com\n'
const defaults = {
  address: 'https://screens.example.com',
  insecure: 'no',
  rotate: '90',
  mode: '',
  sound: '',
  wifi_name: '',
  wifi_password: '',
  timezone: 'UTC',
  reboot_at: '',
  ssh_key: '',
}

test('roundboard.txt needs only an address', () => {
  expect(read(address)).toEqual(defaults)
})

test('the supplied roundboard.txt lacks only the address', () => {
  const supplied = readFileSync(join(folder, 'roundboard.txt'), 'utf8')
  expect(check(supplied).problems).toEqual([
    'The address is missing. Add a line such as address = https://screens.example.com',
  ])
  expect(read(supplied.replace('address =', address.trim()))).toEqual(defaults)
})

test('every setting is read, with any spaces, line ends and a byte order mark', () => {
  const file = [
    '\u{feff}address=http://10.0.2.2:8081/wall',
    '  insecure =yes  ',
    'rotate = 270',
    'mode = 1920x1080@60',
    'sound = hdmi:CARD=PCH,DEV=0',
    "wifi-name = The coach's $(gym) = `best` \\",
    'wifi-password = "pass" word\\1',
    'timezone = Europe/Berlin',
    'reboot-at = 04:00',
    `ssh-key = ${key}`,
  ].join('\r\n')
  expect(read(file)).toEqual({
    address: 'http://10.0.2.2:8081/wall',
    insecure: 'yes',
    rotate: '270',
    mode: '1920x1080@60',
    sound: 'hdmi:CARD=PCH,DEV=0',
    wifi_name: "The coach's $(gym) = `best` \\",
    wifi_password: '"pass" word\\1',
    timezone: 'Europe/Berlin',
    reboot_at: '04:00',
    ssh_key: key,
  })
})

test.each([
  ['address', "Line 1: 'address' has no '='."],
  ['adress = x', "Line 1: there is no setting 'adress'. The settings are: address, insecure, "],
  ['Address = x', "Line 1: there is no setting 'Address'."],
  [' = x', "Line 1: there is no setting ''."],
  ['rotate = 0\n\nrotate = 0', "Line 3: 'rotate' is there twice."],
  ['address = screens.example.com', "Line 1: 'screens.example.com' isn't a valid address. Example"],
  ["address = https://x.test/'; reboot", 'isn’t a valid address'],
  ['address = https://$(reboot).test', 'isn’t a valid address'],
  ['# here\naddress = http://x.test', 'Line 2: without https, anyone on the network can read'],
  ['insecure = maybe', "Line 1: insecure is 'maybe'. Use yes or no."],
  ['rotate = 45', 'Line 1: the picture can’t be rotated by ’45’ degrees.'],
  ['mode = 4k', "Line 1: '4k' isn't a resolution."],
  ['sound = a b', "Line 1: 'a b' isn't a sound device."],
  [`wifi-name = ${'é'.repeat(17)}`, 'at most 32 bytes, but this one has 34'],
  ['wifi-name = x\nwifi-password = short', 'Line 2: a Wi-Fi password has 8 to 63'],
  ['wifi-name = x\nwifi-password = contraseña', 'Line 2: a Wi-Fi password has 8 to 63'],
  ['wifi-password = long enough', 'Line 1: there is a Wi-Fi password, but no Wi-Fi name.'],
  ['timezone = Mars/Base', "Line 1: there is no time zone 'Mars/Base'."],
  ['timezone = ../../etc/passwd', 'there is no time zone'],
  ['reboot-at = 24:00', "Line 1: '24:00' isn't a time of day."],
  ['ssh-key = -----BEGIN OPENSSH PRIVATE KEY-----', "Line 1: this isn't a public ssh key."],
])('roundboard.txt with %j is refused with its line', (lines, words) => {
  const { status, stdout, problems } = check(lines)
  expect(problems.join('\n').replaceAll('’', "'")).toContain(words.replaceAll('’', "'"))
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
})

test('all problems are reported at once', () => {
  expect(check('rotate = 45\nmode = 4k').problems).toHaveLength(3)
})

test('a file in UTF-16 is refused with the encoding to use', () => {
  expect(check(Buffer.from(`\u{feff}${address}`, 'utf16le')).problems).toEqual([
    "roundboard.txt isn't plain text. Save it with the encoding UTF-8.",
  ])
})

test('a missing file is refused', () => {
  const { status, stderr } = spawnSync('sh', [join(folder, 'settings.sh'), join(folder, 'none')], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('There is no roundboard.txt on the boot partition.')
})

test('the image builder refuses bad options and settings before it builds anything', async () => {
  expect(await buildKioskImage([])).toBe(2)
  expect(await buildKioskImage(['--out', ''])).toBe(2)
  expect(await buildKioskImage(['--out', 'x.img', '--confg', 'x'])).toBe(2)
  expect(await buildKioskImage(['--out', '/dev/null'])).toBe(1)
  expect(await buildKioskImage(['--out', join(folder, 'missing', 'x.img')])).toBe(1)
  const out = aFile('an earlier image')
  expect(await buildKioskImage(['--out', out, '--config', join(folder, 'missing')])).toBe(1)
  expect(await buildKioskImage(['--out', out, '--config', aFile('rotate = 45')])).toBe(1)
  expect(readFileSync(out, 'utf8')).toBe('an earlier image')
})
