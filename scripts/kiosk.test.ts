import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../deploy/kiosk')
const files = readdirSync(folder)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const install = (...options: string[]) =>
  spawnSync('sh', [join(folder, 'install.sh'), ...options], { encoding: 'utf8' })

test.each(files.filter((name) => name.endsWith('.sh')))('%s is a shell script', (name) => {
  const { status, stderr } = spawnSync('sh', ['-n', join(folder, name)], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.each(files)('%s turns off no protection of the browser', (name) => {
  expect(read(name)).not.toMatch(
    /ignore-certificate-errors|disable-web-security|no-sandbox|allow-running-insecure|curl.*(--insecure| -k)/,
  )
})

test('every file that the installer and the units name is there', () => {
  const named = ['install.sh', 'sway.conf', 'wall-upgraded.service', 'wall.service']
    .flatMap((name) => Array.from(read(name).matchAll(/(?:\$here|roundboard-wall)\/([\w.-]+)/g)))
    .map(([, name = '']) => name)
    // What the installer writes and what runs leaves behind.
    .filter((name) => !['settings', 'started'].includes(name))
  expect(named).toContain('wall.service')
  expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([])
})

test('the rules of Chromium are JSON, keep to the display and let its media play', () => {
  expect(JSON.parse(read('policy.json'))).toMatchObject({
    AutoplayAllowed: true,
    SSLErrorOverrideAllowed: false,
    URLAllowlist: ['@ORIGIN@', 'file:///usr/local/lib/roundboard-wall/'],
    URLBlocklist: ['*'],
  })
})

test('--help names every option that is taken', () => {
  const { status, stdout } = install('--help')
  expect(status).toBe(0)
  for (const [option] of read('install.sh').matchAll(
    /--(?:address|rotate|mode|sound|insecure|uninstall)\b/g,
  ))
    expect(stdout).toContain(option)
})

test.each([
  [[], 'Say which wall to show: --address https://screens.example.com'],
  [['--adress', 'x'], 'There is no option --adress; --help names all.'],
  [['--address'], '--address needs a value; --help says which.'],
  [['--address', 'screens.example.com'], 'right would be https://screens.example.com'],
  [['--address', "https://x.test/' ; reboot"], 'right would be https://screens.example.com'],
  [['--address', 'https://x.test\nreboot'], 'right would be https://screens.example.com'],
  [['--address', 'http://x.test'], 'or --insecure to take it as it is.'],
  [['--insecure', '--address', 'http://x.test', '--rotate', '45'], 'right would be 0, 90, 180'],
  [['--address', 'https://x.test', '--rotate', '45'], 'right would be 0, 90, 180 or 270.'],
  [['--address', 'https://x.test', '--mode', '4k'], 'right would be 1920x1080 or 3840x2160@60.'],
  [['--address', 'https://x.test', '--sound', 'a b'], "right would be a name of 'aplay -L'"],
])('refuses %j in words', (options, words) => {
  const { status, stderr } = install(...options)
  expect(stderr).toContain(words)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(2)
})
