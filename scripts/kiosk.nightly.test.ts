import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const folder = join(import.meta.dirname, '../deploy/kiosk')
const files = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name)
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const install = (...options: string[]) =>
  spawnSync('sh', [join(folder, 'install.sh'), ...options], { encoding: 'utf8' })

test.each(files.filter((name) => name.endsWith('.sh')))('%s is a valid shell script', (name) => {
  const { status, stderr } = spawnSync('sh', ['-n', join(folder, name)], { encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test.each(files)('%s disables no security feature of the browser', (name) => {
  expect(read(name)).not.toMatch(
    /ignore-certificate-errors|disable-web-security|no-sandbox|allow-running-insecure|curl.*(--insecure| -k)/,
  )
})

test('the installer and the units refer only to existing files', () => {
  const named = [
    'box-agent.service',
    'box-request.service',
    'install.sh',
    'sway.conf',
    'wall-reboot.service',
    'wall-upgraded.service',
    'wall.service',
  ]
    .flatMap((name) => Array.from(read(name).matchAll(/(?:\$here|roundboard-wall)\/([\w.-]+)/g)))
    .map(([, name = '']) => name)
    // Files written by the installer or at run time.
    .filter((name) => !['box', 'settings', 'started'].includes(name))
  expect(named).toContain('wall.service')
  expect(named.filter((name) => !existsSync(join(folder, name)))).toEqual([])
})

test('Chromium’s policies allow only the screen app, with autoplay', () => {
  expect(JSON.parse(read('policy.json'))).toMatchObject({
    AutoplayAllowed: true,
    // The box agent's address, from an https page.
    LocalNetworkAccessAllowedForUrls: ['@ORIGIN@'],
    SSLErrorOverrideAllowed: false,
    URLAllowlist: ['@ORIGIN@', 'file:///usr/local/lib/roundboard-wall/'],
    URLBlocklist: ['*'],
  })
})

test('install.sh --help lists every option', () => {
  const { status, stdout } = install('--help')
  expect(status).toBe(0)
  for (const [option] of read('install.sh').matchAll(
    /--(?:address|rotate|mode|sound|reboot-at|insecure|settings-only|uninstall)\b/g,
  ))
    expect(stdout).toContain(option)
})

test.each([
  [[], 'Enter the address of the screen app: --address https://screens.example.com'],
  [['--adress', 'x'], 'Unknown option --adress. --help lists all options.'],
  [['--address'], '--address needs a value. See --help.'],
  [['--address', 'screens.example.com'], 'Example: https://screens.example.com'],
  [['--address', "https://x.test/' ; reboot"], 'Example: https://screens.example.com'],
  [['--address', 'https://x.test\nreboot'], 'Example: https://screens.example.com'],
  [['--address', 'http://x.test'], 'or add --insecure to use it anyway.'],
  [['--insecure', '--address', 'http://x.test', '--rotate', '45'], 'Use 0, 90, 180'],
  [['--address', 'https://x.test', '--rotate', '45'], 'Use 0, 90, 180 or 270.'],
  [['--address', 'https://x.test', '--mode', '4k'], 'Examples: 1920x1080 or 3840x2160@60.'],
  [['--address', 'https://x.test', '--sound', 'a b'], "Use a name from 'aplay -L'"],
  [['--address', 'https://x.test', '--reboot-at', '24:00'], 'such as 04:00'],
  [['--address', 'https://x.test', '--reboot-at', '4'], 'such as 04:00'],
])('install.sh refuses %j with one sentence', (options, words) => {
  const { status, stderr } = install(...options)
  expect(stderr).toContain(words)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(status).toBe(2)
})

const display = readFileSync(join(import.meta.dirname, '../screen/index.html'), 'utf8')
const badGateway = '<html><head><title>502 Bad Gateway</title></head></html>'
type Answer = 'display' | 'other page' | 502

/** A server at the screen's address with the given responses; it repeats the last one. */
async function anAddress(...answers: Answer[]) {
  const server = createServer((_request, response) => {
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    response.writeHead(answer === 502 ? 502 : 200, { 'content-type': 'text/html' })
    response.end(answer === 'display' ? display : badGateway)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const leave = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(leave)
  return {
    leave,
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`,
    answerWith: (...next: Answer[]) => answers.splice(0, answers.length, ...next),
  }
}

// The fake browser loads its address once; the compositor reads its title. The fake sleep is short,
// but starts only once a page has loaded, because a busy machine is slow. The browser caches the
// screen app as a service worker does, if its disk allows.
const programs = {
  chromium: `for address; do :; done
echo "$$ $address" >>"$XDG_RUNTIME_DIR/visits"
printf '%s\\n' "$@" >"$XDG_RUNTIME_DIR/options"
title=$(curl --silent "$address" | sed -n 's/.*<title>\\(.*\\)<.title>.*/\\1/p')
store="$HOME/chromium/Default/Service Worker"
case $title in
  *screen) [ ! -e "$HOME/holds" ] || { mkdir -p "$store" && echo "$address" >"$store/held"; } ;;
esac
case $address in
  "$(cat "$store/held" 2>/dev/null)") title='Roundboard screen, held' ;;
esac
echo "$title" >"$XDG_RUNTIME_DIR/title"
echo "$$" >"$XDG_RUNTIME_DIR/loaded"
exec /bin/sleep 600`,
  swaymsg: `case $1 in
  exit) touch "$XDG_RUNTIME_DIR/exited" ;;
  *)
    echo x >>"$XDG_RUNTIME_DIR/looks"
    [ "$(wc -l <"$XDG_RUNTIME_DIR/looks")" -gt "$(cat "$HOME/windowless" 2>/dev/null || echo 0)" ] || exit 0
    echo "{\\"name\\": \\"$(cat "$XDG_RUNTIME_DIR/title") - Chromium\\"}" ;;
esac`,
  sleep: `cd "$XDG_RUNTIME_DIR"
until [ -e ended ] || kill -0 "$(cat loaded)" 2>/dev/null; do /bin/sleep 0.01; done
exec /bin/sleep 0.05`,
}

function aDisk({ canHold = true } = {}): string {
  const disk = mkdtempSync(join(tmpdir(), 'roundboard-disk-'))
  onTestFinished(() => {
    rmSync(disk, { recursive: true, force: true })
  })
  if (canHold) writeFileSync(join(disk, 'holds'), '')
  return disk
}

/** A running kiosk with fakes for the programs of a mini PC. */
function aWall(address: string, disk = aDisk({ canHold: false })) {
  const place = mkdtempSync(join(tmpdir(), 'roundboard-wall-'))
  const bin = join(place, 'bin')
  mkdirSync(bin)
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  const settings = join(place, 'settings')
  writeFileSync(settings, `ADDRESS='${address}'\nHOST='127.0.0.1'\nSOUND=''\n`)
  const shell = spawn('sh', [join(folder, 'browser.sh'), settings], {
    env: {
      ...process.env,
      PATH: bin + delimiter + (process.env['PATH'] ?? ''),
      HOME: disk,
      XDG_RUNTIME_DIR: place,
    },
    stdio: 'ignore',
    // Its own process group, so that its programs end with it.
    detached: true,
  })
  const ended = once(shell, 'exit')
  const isRunning = () => shell.exitCode === null && shell.signalCode === null
  const cutPower = async () => {
    if (shell.pid !== undefined && isRunning()) process.kill(-shell.pid, 'SIGKILL')
    await ended
  }
  onTestFinished(async () => {
    await cutPower()
    rmSync(place, { recursive: true, force: true })
  })
  const file = (name: string) => {
    const path = join(place, name)
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  }
  const visits = () => file('visits').split('\n')
  return {
    visits: () => visits().map((visit) => visit.split(' ')[1]),
    title: () => file('title'),
    options: () => file('options').split('\n'),
    isMarked: () => existsSync(join(disk, 'chromium/starts-without-network')),
    cutPower,
    endBrowser() {
      writeFileSync(join(place, 'ended'), '')
      process.kill(Number(visits().at(-1)?.split(' ')[0]))
    },
    ended,
    hasExited: () => existsSync(join(place, 'exited')),
  }
}

const title = 'Roundboard screen'
const waiting = `file://${folder}/waiting.html#127.0.0.1`

test.each(['other page', 502] as const)(
  'the kiosk waits for the server while a proxy answers with %s, then opens the screen app',
  async (answer) => {
    const { url, answerWith } = await anAddress(answer)
    const wall = aWall(url)
    await vi.waitFor(() => {
      expect(wall.title()).toBe('Waiting')
    })
    expect(wall.visits()).toEqual([waiting])
    answerWith('display')
    await vi.waitFor(() => {
      expect(wall.title()).toBe(title)
    })
    expect(wall.visits()).toEqual([waiting, `${url}#box`])
    expect(wall.hasExited()).toBe(false)
  },
)

test('the kiosk reopens the screen app after it loaded a proxy’s error page', async () => {
  // The server fails after the kiosk's check, and is back once the waiting page shows.
  const { url } = await anAddress('display', 502, 502, 502, 'display')
  const wall = aWall(url)
  await vi.waitFor(() => {
    expect(wall.title()).toBe(title)
  })
  expect(wall.visits()).toEqual([`${url}#box`, waiting, `${url}#box`])
})

test('the kiosk gives a slow browser time to open its window', async () => {
  const { url } = await anAddress('display')
  const disk = aDisk()
  writeFileSync(join(disk, 'windowless'), '20')
  const wall = aWall(url, disk)
  await vi.waitFor(() => {
    expect(wall.isMarked()).toBe(true)
  })
  expect(wall.visits()).toEqual([`${url}#box`])
  expect(wall.options()).toContain('--ipc-connection-timeout=120')
})

test('when the browser exits, its compositor exits too, so that both restart', async () => {
  const { url } = await anAddress('display')
  const wall = aWall(url)
  await vi.waitFor(() => {
    expect(wall.title()).toBe(title)
  })
  wall.endBrowser()
  await wall.ended
  expect(wall.hasExited()).toBe(true)
})

/** A kiosk that has cached the screen app and then lost power. */
async function aCachedWall(disk: string) {
  const { url, leave } = await anAddress('display')
  const wall = aWall(url, disk)
  await vi.waitFor(() => {
    expect(wall.isMarked()).toBe(true)
  })
  await wall.cutPower()
  return { url, leave }
}

test('a kiosk with a cached app starts at once without the server', async () => {
  const disk = aDisk()
  const { url, leave } = await aCachedWall(disk)
  leave()
  const wall = aWall(url, disk)
  await vi.waitFor(() => {
    expect(wall.title()).toBe('Roundboard screen, held')
  })
  expect(wall.visits()).toEqual([`${url}#box`])
})

test.each([
  ['whose browser data was cleared', 'chromium/Default'],
  ['whose cache marker is missing', 'chromium/starts-without-network'],
])('a kiosk %s waits for the server, and shows no error page', async (_what, lost) => {
  const disk = aDisk()
  const { url, leave } = await aCachedWall(disk)
  leave()
  rmSync(join(disk, lost), { recursive: true })
  const wall = aWall(url, disk)
  await vi.waitFor(() => {
    expect(wall.title()).toBe('Waiting')
  })
  expect(wall.visits()).toEqual([waiting])
})

test('a kiosk whose cached app doesn’t start waits for the server and retries', async () => {
  const disk = aDisk()
  const { url, leave } = await aCachedWall(disk)
  leave()
  rmSync(join(disk, 'chromium/Default/Service Worker/held'))
  const wall = aWall(url, disk)
  await vi.waitFor(() => {
    expect(wall.visits()).toEqual([`${url}#box`, waiting, `${url}#box`])
  })
})

test('the kiosk trusts an insecure origin only without HTTPS', async () => {
  const { url } = await anAddress(502)
  const options = async (address: string) => {
    const wall = aWall(address)
    await vi.waitFor(() => {
      expect(wall.title()).toBe('Waiting')
    })
    return wall.options()
  }
  const trust = '--unsafely-treat-insecure-origin-as-secure='
  const plain = await options(`${url}wall`)
  expect(plain).toContain('--unlimited-storage')
  expect(plain.filter((option) => option.startsWith(trust))).toEqual([trust + url.slice(0, -1)])
  const secure = await options('https://127.0.0.1:1/')
  expect(secure.filter((option) => option.startsWith(trust))).toEqual([])
})

/** What a screen shows at one check of `watch.sh`, every five seconds. */
type Shown = { title: string; picture: string }

// The script ends with the last check of the story.
const watchPrograms = {
  sleep: `cd "$XDG_RUNTIME_DIR"
echo x >>looks
sed -n "$(wc -l <looks)p" story >now
[ -s now ]`,
  swaymsg: `echo "{\\"name\\": \\"$(cut -d '|' -f 1 "$XDG_RUNTIME_DIR/now") - Chromium\\"}"`,
  grim: `picture=$(cut -d '|' -f 2 "$XDG_RUNTIME_DIR/now")
[ "$picture" != off ] || exit 1
for file; do :; done
echo "$picture" >"$file"`,
  'systemd-notify': `cd "$XDG_RUNTIME_DIR"
echo "$(wc -l <looks) $1 $(ls round 2>/dev/null)" >>told`,
}

/** Runs a script with fakes for the programs of a mini PC, in a temporary folder. */
function runKiosk(
  script: string,
  programs: Record<string, string>,
  prepare: (place: string) => string[] = () => [],
) {
  const place = mkdtempSync(join(tmpdir(), 'roundboard-wall-'))
  onTestFinished(() => {
    rmSync(place, { recursive: true, force: true })
  })
  const bin = join(place, 'bin')
  mkdirSync(bin)
  for (const [name, text] of Object.entries(programs))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  const env = {
    ...process.env,
    PATH: bin + delimiter + (process.env['PATH'] ?? ''),
    XDG_RUNTIME_DIR: place,
  }
  const { stderr } = spawnSync('sh', [join(folder, script), ...prepare(place)], {
    encoding: 'utf8',
    env,
  })
  const read = (name: string) => {
    const path = join(place, name)
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  }
  return { stderr, read }
}

/** The checks that reported the screen as alive, and those that recorded a running round. */
function watched(story: readonly Shown[]) {
  const { stderr, read } = runKiosk('watch.sh', watchPrograms, (place) => {
    const lines = story.map(({ title, picture }) => `${title}|${picture}\n`)
    writeFileSync(join(place, 'story'), lines.join(''))
    return []
  })
  expect(stderr).toBe('')
  const notified = read('told')
    .split('\n')
    .map((line) => line.split(' '))
  expect(notified.every(([, word]) => word === 'WATCHDOG=1')).toBe(true)
  return {
    alive: notified.map(([look]) => Number(look)),
    round: notified.filter(([, , round]) => round === 'round').map(([look]) => Number(look)),
  }
}

const looks = (count: number, shown: (look: number) => Shown) =>
  Array.from({ length: count }, (_, index) => shown(index + 1))
const upTo = (count: number, from = 1) =>
  Array.from({ length: count - from + 1 }, (_, index) => index + from)

test.each([title, `${title}, held`])(
  'a page that stops counting is reported as frozen, even if videos play: %s',
  (shown) => {
    const story = looks(8, (look) => ({
      title: `${shown} ${Math.min(look, 5)}`,
      picture: `${look}`,
    }))
    expect(watched(story).alive).toEqual(upTo(5))
  },
)

test('a screen is reported as frozen if its picture hasn’t changed for two minutes', () => {
  const story = looks(26, (look) => ({ title: `${title} ${look}`, picture: 'same' }))
  expect(watched(story).alive).toEqual(upTo(24))
})

test.each(['Waiting', title])(
  'the page titled %s, which doesn’t count, is watched by its picture',
  (shown) => {
    const story = looks(6, (look) => ({ title: shown, picture: `${look}` }))
    expect(watched(story).alive).toEqual(upTo(6))
  },
)

test('a TV that is off doesn’t count as frozen', () => {
  const story = looks(6, () => ({ title: `${title} 7`, picture: 'off' }))
  expect(watched(story).alive).toEqual(upTo(6))
})

test('the kiosk records whether a round is running', () => {
  const story = looks(5, (look) => ({
    title: `${title} ${look}${look > 1 && look < 4 ? ' round' : ''}`,
    picture: `${look}`,
  }))
  expect(watched(story).round).toEqual([2, 3])
})

/** Runs the reboot script at a time, with a round that ends after some checks. */
function rebooted(now: string, roundLooks = 0) {
  return runKiosk(
    'reboot.sh',
    {
      date: `echo ${now}`,
      sleep: `cd "$XDG_RUNTIME_DIR"
echo x >>looks
[ "$(wc -l <looks)" -lt ${roundLooks} ] || rm round`,
      systemctl: `[ ! -e "$XDG_RUNTIME_DIR/round" ] && echo "$1" >"$XDG_RUNTIME_DIR/done"`,
    },
    (place) => {
      if (roundLooks > 0) writeFileSync(join(place, 'round'), '')
      return ['08:05', place]
    },
  )
}

test('the machine reboots at its configured time once no round is running', () => {
  expect(rebooted('08:05').read('done')).toBe('reboot')
  expect(rebooted('08:09', 5).read('done')).toBe('reboot')
})

test('the machine doesn’t reboot during a round or at another time', () => {
  const inRound = rebooted('08:05', 200)
  expect(inRound.read('done')).toBe('')
  expect(inRound.stderr).toContain('no reboot tonight')
  for (const now of ['08:04', '09:00', '20:05']) {
    const late = rebooted(now)
    expect(late.read('done')).toBe('')
    expect(late.stderr).toContain('It is not 08:05')
  }
})

test('a frozen screen recovers within a minute', () => {
  const unit = read('wall.service')
  const seconds = (name: string) => Number(new RegExp(`^${name}=(\\d+)$`, 'm').exec(unit)?.[1])
  // The page counts every five seconds; Chromium starts in the remaining time.
  const recovered = 5 + seconds('WatchdogSec') + seconds('TimeoutStopSec') + seconds('RestartSec')
  expect(recovered).toBeLessThanOrEqual(50)
})
