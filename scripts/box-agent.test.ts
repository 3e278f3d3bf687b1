import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'

const folder = join(import.meta.dirname, '../deploy/kiosk')
const address = 'https://Screens.example.com:443/wall'
const origin = 'https://screens.example.com'
const host = '127.0.0.1:8377'

/** Stand-ins for the programs of a PC. Each notes how it was called. */
const programs = {
  swaymsg: `[ "$2 $3" != '--type get_outputs' ] || { /bin/cat "$place/outputs" && exit; }`,
  grim: '/bin/cat "$place/picture"',
  amixer: 'case "$*" in *scontents) /bin/cat "$place/mixer" ;; esac',
  'cec-ctl': `[ -e "$place/has-cec" ] || exit 1
case "$*" in *power-status) echo 'pwr-state: on (0x00)' ;; esac`,
  df: 'exec /bin/df "$@"',
  ddcutil: `[ -e "$place/has-ddc" ] || exit 1
case "$*" in *getvcp*) echo 'VCP D6 SNC x01' ;; esac`,
}
const mixer = `Simple mixer control 'IEC958',0
  Capabilities: pswitch pswitch-joined
  Mono: Playback [on]
Simple mixer control 'Master',0
  Capabilities: pvolume pvolume-joined pswitch pswitch-joined
  Mono: Playback 52 [60%] [-22.50dB] [on]
`
const outputs = `[ { "name": "HDMI-A-1", "dpms": true, "transform": "90",
  "current_mode": { "width": 3840, "height": 2160, "refresh": 60000 } } ]`

type Options = {
  readonly address?: string
  readonly without?: readonly (keyof typeof programs)[]
  readonly place?: string
  readonly programS?: number
}

/** A running agent with stand-ins for the PC's programs, and a clock that only the test moves. */
async function anAgent(options: Options = {}) {
  const place = options.place ?? mkdtempSync(join(tmpdir(), 'roundboard-box-'))
  const file = (name: string) => join(place, name)
  const write = (name: string, text: string | Buffer) => {
    mkdirSync(dirname(file(name)), { recursive: true })
    writeFileSync(file(name), text)
  }
  if (options.place === undefined) {
    onTestFinished(() => {
      rmSync(place, { recursive: true, force: true })
    })
    const settings = {
      ADDRESS: options.address ?? address,
      SOUND: 'hdmi:CARD=PCH,DEV=0',
      ROTATE: '90',
    }
    write(
      'settings',
      Object.entries(settings)
        .map(([name, value]) => `${name}='${value}'\n`)
        .join(''),
    )
    write('mixer', mixer)
    write('outputs', outputs)
    write('picture', Buffer.alloc(700_000, 'PNG'))
    write('run/sway-ipc.1.2.sock', '')
    write('run/wayland-1', '')
    write('run/wayland-1.lock', '')
    mkdirSync(file('state'))
    mkdirSync(file('bin'))
    for (const [name, text] of Object.entries(programs))
      if (!options.without?.includes(name as keyof typeof programs))
        writeFileSync(
          file(`bin/${name}`),
          `#!/bin/sh\nplace='${place}'\necho "${name} $*" >>"$place/calls"\n${text}\n`,
          { mode: 0o755 },
        )
  }
  const setUptime = (seconds: number) => {
    write('proc/uptime', `${String(seconds)}.00 1.00\n`)
  }
  setUptime(1000)
  write('calls', '')

  const agent = spawn('/usr/bin/perl', [join(folder, 'box-agent.pl'), file('settings'), place], {
    env: {
      PATH: file('bin'),
      XDG_RUNTIME_DIR: file('run'),
      RUNTIME_DIRECTORY: place,
      STATE_DIRECTORY: file('state'),
      BOX_AGENT_PORT: '0',
      BOX_AGENT_PROGRAM_S: String(options.programS ?? 60),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const ended = once(agent, 'exit')
  const stop = async () => {
    agent.kill()
    await ended
  }
  onTestFinished(stop)
  let log = ''
  agent.stderr.on('data', (chunk: Buffer) => {
    log += chunk.toString()
  })
  const port = await vi.waitFor(() => {
    const [, found] = /Listening on 127\.0\.0\.1:(\d+)/.exec(log) ?? []
    expect(found, log).toBeDefined()
    return Number(found)
  })

  /** Opens a connection and sends some text; the response is everything until the agent closes it. */
  function send(text: string) {
    const socket = connect(port, '127.0.0.1')
    let received = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      received += String(chunk)
    })
    // The agent may close it before it has read everything.
    socket.on('error', () => undefined)
    socket.write(text)
    return {
      socket,
      response: once(socket, 'close').then(() => received),
    }
  }
  const request = (first: string, headers: Record<string, string> = {}, body = '') => {
    const all = { Host: host, Origin: origin, ...headers }
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
    return send(`${first} HTTP/1.1\r\n${lines.join('')}\r\n${body}`).response
  }
  const post = (body: string) =>
    request('POST /command', { 'Content-Length': String(body.length) }, body)
  const bodyOf = (response: string): unknown =>
    JSON.parse(response.slice(response.indexOf('\r\n\r\n') + 4))
  return {
    place,
    write,
    setUptime,
    stop,
    send,
    request,
    post,
    log: () => log,
    read: (name: string) => (existsSync(file(name)) ? readFileSync(file(name), 'utf8') : ''),
    calls: () => readFileSync(file('calls'), 'utf8').split('\n').filter(Boolean),
    /** What the programs were asked to change. */
    changes: () =>
      readFileSync(file('calls'), 'utf8')
        .split('\n')
        .filter((call) => /output \* |--(standby|image-view-on)|setvcp|sset|exit/.test(call)),
    command: async (action: string, value?: string | number) =>
      bodyOf(await post(`action=${action}${value === undefined ? '' : `&value=${String(value)}`}`)),
    report: async () => bodyOf(await request('GET /report')),
  }
}
type Agent = Awaited<ReturnType<typeof anAgent>>

const done = { done: true }
const refused = (reason: string) => ({ done: false, reason })
const statusOf = (response: string) => Number(response.split(' ')[1])

test('the agent uses only modules of perl-base', () => {
  const used = Array.from(
    readFileSync(join(folder, 'box-agent.pl'), 'utf8').matchAll(/^use ([A-Z][\w:]+)/gm),
    ([, name = '']) => `${name.replaceAll('::', '/')}.pm`,
  )
  const files = readFileSync('/var/lib/dpkg/info/perl-base.list', 'utf8')
  expect(used).toContain('IO/Select.pm')
  expect(used.filter((name) => !files.includes(`/${name}\n`))).toEqual([])
})

test.each([
  [address, origin],
  ['http://10.0.2.2:80/', 'http://10.0.2.2'],
  ['http://10.0.2.2:443', 'http://10.0.2.2:443'],
  ['https://screens.test:8443/wall', 'https://screens.test:8443'],
])('for the address %s, the agent answers pages from %s', async (at, from) => {
  const agent = await anAgent({ address: at })
  const response = await agent.request('GET /report', { Origin: from })
  expect(statusOf(response)).toBe(200)
  expect(response).toContain(`\r\nAccess-Control-Allow-Origin: ${from}\r\n`)
})

test.each<[string, Record<string, string>]>([
  ['another origin', { Origin: 'https://screens.example.com.evil.test' }],
  ['the same host without https', { Origin: 'http://screens.example.com' }],
  ['no origin', { Origin: '' }],
  ['the origin null', { Origin: 'null' }],
  ['a host name that points to this PC', { Host: 'rebound.test:8377' }],
  ['localhost', { Host: 'localhost:8377' }],
  ['another port', { Host: '127.0.0.1:1' }],
])('the agent refuses requests with %s', async (_, headers) => {
  const agent = await anAgent()
  for (const first of ['GET /report', 'POST /command', 'OPTIONS /command']) {
    const body = first.startsWith('POST') ? 'action=reboot' : ''
    const sent = { ...headers, 'Content-Length': String(body.length) }
    const response = await agent.request(first, sent, body)
    expect(statusOf(response)).toBe(403)
    expect(response).not.toContain('Access-Control')
  }
  expect(agent.log()).not.toContain('reboot')
})

test('the agent refuses everything if the screen shows a page from its own disk', async () => {
  const agent = await anAgent({ address: 'file:///etc/roundboard-wall/problems.html' })
  for (const from of ['', 'null', 'file://', 'https://screens.example.com'])
    expect(statusOf(await agent.request('GET /report', { Origin: from }))).toBe(403)
})

test('the agent answers preflight requests', async () => {
  const agent = await anAgent()
  const response = await agent.request('OPTIONS /command', {
    'Access-Control-Request-Private-Network': 'true',
  })
  expect(statusOf(response)).toBe(204)
  expect(response).toContain('Access-Control-Allow-Private-Network: true')
})

test.each<[string, (agent: Agent) => Promise<string>, number]>([
  ['nonsense', (agent) => agent.send('\0\u{1}\r\n\r\n').response, 400],
  [
    'a header without a colon',
    (agent) => agent.send('GET / HTTP/1.1\r\nHost\r\n\r\n').response,
    400,
  ],
  ['two origins', (agent) => agent.request('GET /report', { origin }), 400],
  [
    'an endless header',
    (agent) => agent.send('GET / HTTP/1.1\r\nA: '.padEnd(9000, 'a')).response,
    431,
  ],
  ['another path', (agent) => agent.request('GET /'), 404],
  ['another method', (agent) => agent.request('GET /command?action=reboot'), 404],
  ['a body without a length', (agent) => agent.request('POST /command'), 411],
  ['a negative length', (agent) => agent.request('POST /command', { 'Content-Length': '-1' }), 411],
  ['a large body', (agent) => agent.request('POST /command', { 'Content-Length': '257' }), 413],
])('the agent refuses %s', async (_, send, status) => {
  const agent = await anAgent()
  expect(statusOf(await send(agent))).toBe(status)
  expect(await agent.command('unmute')).toEqual(done)
})

test('the agent drops half-sent requests after five seconds, and answers others meanwhile', async () => {
  const agent = await anAgent()
  const head = `POST /command HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n`
  const halves = ['', 'GET', head, `${head}Content-Length: 13\r\n\r\naction=re`].map(agent.send)
  expect(await agent.command('mute')).toEqual(done)
  agent.setUptime(1006)
  expect(await Promise.all(halves.map(({ response }) => response))).toEqual(['', '', '', ''])
})

test('the agent drops clients that don’t read their answer', async () => {
  const agent = await anAgent()
  const body = 'action=screenshot'
  const { socket, response } = agent.send(
    `POST /command HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Length: ${String(body.length)}\r\n\r\n${body}`,
  )
  socket.pause()
  expect(await agent.command('mute')).toEqual(done)
  agent.setUptime(1006)
  expect(await agent.command('mute')).toEqual(done)
  socket.resume()
  expect((await response).length).toBeLessThanOrEqual(700_500)
})

test('the agent answers eighty requests at once', async () => {
  const agent = await anAgent()
  const commands = Array.from({ length: 80 }, (_, index) => agent.command('volume', index))
  expect(new Set((await Promise.all(commands)).map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify(done)]),
  )
})

test.each([
  ['action=format-disk', 'not-possible'],
  ['action=', 'not-possible'],
  ['', 'not-possible'],
  ['action=reboot%20now', 'not-possible'],
  ['action=volume', 'bad-value'],
  ['action=volume&value=101', 'bad-value'],
  ['action=volume&value=-1', 'bad-value'],
  ['action=volume&value=050', 'bad-value'],
  ['action=volume&value=1;reboot', 'bad-value'],
  ['action=rotate&value=45', 'bad-value'],
  ['action=keep-rotation', 'nothing-to-keep'],
])('the agent refuses the command %j', async (body, reason) => {
  const agent = await anAgent()
  const response = await agent.post(body)
  expect(JSON.parse(response.slice(response.indexOf('{')))).toEqual(refused(reason))
  expect(agent.changes()).toEqual(['swaymsg --raw output * dpms on'])
})

test('the agent reports what it knows', async () => {
  const agent = await anAgent()
  agent.write('etc/roundboard-wall/image-version', '7\n')
  agent.write('run/roundboard-failed-update', '')
  agent.write('run/roundboard-chromium', '156.0.8078.108-1~deb13u1\n')
  agent.write('sys/class/hwmon/hwmon0/name', 'coretemp\n')
  agent.write('sys/class/hwmon/hwmon0/temp1_input', '61000\n')
  agent.write('sys/class/hwmon/hwmon0/temp2_input', '74600\n')
  agent.write('sys/class/hwmon/hwmon1/name', 'nvme\n')
  agent.write('sys/class/hwmon/hwmon1/temp1_input', '99000\n')
  agent.write('sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count', '3\n')
  agent.write('proc/meminfo', 'MemTotal: 4000000 kB\nMemAvailable:    2097152 kB\n')
  agent.write('proc/net/wireless', 'Inter-| sta\n face |\nwlan0: 0000   55.  -61.  -256\n')
  expect(await agent.report()).toEqual({
    agent: '1',
    image: '7',
    chromium: '156.0.8078.108-1~deb13u1',
    temperatureC: 75,
    isThrottled: false,
    freeDiskMb: expect.any(Number) as number,
    freeMemoryMb: 2048,
    wifiSignalDbm: -61,
    isClockSynchronized: expect.any(Boolean) as boolean,
    tv: 'on',
    hasTvControl: false,
    volume: 60,
    isMuted: false,
    rotation: 90,
    canUpdate: false,
    hasFailedUpdate: false,
  })
  // The disk that is written to, even before anything of the agent is on it.
  expect(agent.calls()).toContain(`df -Pm ${agent.place}/state`)
  agent.write('run/roundboard-failed-update', 'The update failed three times.\n')
  agent.setUptime(1060)
  expect(await agent.report()).toMatchObject({ hasFailedUpdate: true })
})

test('the agent reports throttling since the last report, and reads the state once a minute', async () => {
  const agent = await anAgent()
  const throttled = (count: number) => {
    agent.write(
      'sys/devices/system/cpu/cpu0/thermal_throttle/core_throttle_count',
      `${String(count)}\n`,
    )
  }
  throttled(3)
  expect(await agent.report()).toMatchObject({ isThrottled: false })
  throttled(4)
  expect(await agent.report()).toMatchObject({ isThrottled: false })
  const calls = agent.calls().length
  expect(await agent.report()).toMatchObject({ isThrottled: false })
  expect(agent.calls()).toHaveLength(calls)
  agent.setUptime(1060)
  expect(await agent.report()).toMatchObject({ isThrottled: true })
  agent.setUptime(1120)
  expect(await agent.report()).toMatchObject({ isThrottled: false })
})

test('without any of its programs, the agent reports less and refuses commands', async () => {
  const agent = await anAgent({ without: ['swaymsg', 'grim', 'amixer', 'cec-ctl', 'ddcutil'] })
  expect(await agent.report()).not.toHaveProperty('volume')
  for (const action of ['screenshot', 'tv-off', 'tv-on', 'rotate&value=0'])
    expect(await agent.command(action)).toEqual(refused('failed'))
  for (const action of ['mute', 'volume&value=7', 'update'])
    expect(await agent.command(action)).toEqual(refused('not-possible'))
  expect(await agent.report()).toMatchObject({ agent: '1', tv: 'on', hasTvControl: false })
})

test('the agent sets the volume of the configured sound card, and again after a restart', async () => {
  const agent = await anAgent()
  expect(await agent.command('volume', 35)).toEqual(done)
  expect(await agent.command('mute')).toEqual(done)
  const set = ["amixer -c PCH -M sset 'Master',0 35%", "amixer -c PCH -M sset 'Master',0 mute"]
  expect(agent.changes().slice(1)).toEqual(set)
  await agent.stop()
  const again = await anAgent({ place: agent.place })
  expect(again.changes().slice(1)).toEqual(set)
})

test('the agent takes a screenshot no larger than a preview', async () => {
  const agent = await anAgent()
  const response = await agent.post('action=screenshot')
  expect(response).toContain('\r\nContent-Type: image/png\r\n')
  expect(response.slice(response.indexOf('\r\n\r\n') + 4)).toBe(
    Buffer.alloc(700_000, 'PNG').toString(),
  )
  expect(agent.calls()).toContain('grim -l 1 -s 0.250 -')
})

test('the agent turns the TV off by each means that has ever worked', async () => {
  const agent = await anAgent()
  expect(await agent.command('tv-off')).toEqual(done)
  expect(await agent.command('tv-on')).toEqual(done)
  expect(agent.changes().slice(1)).toEqual([
    'swaymsg --raw output * dpms off',
    'swaymsg --raw output * dpms on',
  ])
  agent.write('has-cec', '')
  agent.write('has-ddc', '')
  agent.write('calls', '')
  expect(await agent.command('tv-off')).toEqual(done)
  expect(await agent.report()).toMatchObject({ tv: 'off', hasTvControl: true })
  expect(await agent.command('screenshot')).toEqual(refused('tv-off'))
  expect(await agent.command('tv-on')).toEqual(done)
  expect(agent.changes()).toEqual([
    'swaymsg --raw output * dpms off',
    'cec-ctl --skip-info --playback --to 0 --standby',
    'ddcutil --noverify setvcp D6 4',
    'swaymsg --raw output * dpms on',
    'ddcutil --noverify setvcp D6 1',
    'cec-ctl --skip-info --playback --to 0 --image-view-on',
  ])
})

test('the agent turns the TV on three minutes after the last renewal', async () => {
  const agent = await anAgent()
  await agent.command('tv-off')
  agent.setUptime(1170)
  await agent.command('tv-off')
  agent.setUptime(1349)
  expect(await agent.report()).toMatchObject({ tv: 'off' })
  agent.setUptime(1350)
  await vi.waitFor(() => {
    expect(agent.changes().at(-1)).toBe('swaymsg --raw output * dpms on')
  })
})

test('the agent turns the TV on when it stops, and when it starts', async () => {
  const agent = await anAgent()
  agent.write('has-cec', '')
  await agent.command('tv-off')
  await agent.stop()
  const on = [
    'swaymsg --raw output * dpms on',
    'cec-ctl --skip-info --playback --to 0 --image-view-on',
  ]
  expect(agent.changes().slice(-2)).toEqual(on)
  const again = await anAgent({ place: agent.place })
  expect(again.changes()).toEqual(on)
})

test('the agent undoes a rotation after thirty seconds unless it is confirmed', async () => {
  const agent = await anAgent()
  expect(await agent.command('rotate', 0)).toEqual(done)
  agent.setUptime(1029)
  expect(await agent.command('rotate', 270)).toEqual(done)
  expect(agent.changes().slice(1)).toEqual([
    'swaymsg --raw output * transform normal',
    'swaymsg --raw output * transform 270',
  ])
  agent.setUptime(1059)
  await vi.waitFor(() => {
    expect(agent.changes().at(-1)).toBe('swaymsg --raw output * transform 90')
  })
  expect(agent.read('state/box/rotation-after-90')).toBe('')
})

test('a confirmed rotation stays, and is in a file that the compositor includes', async () => {
  const agent = await anAgent()
  await agent.command('rotate', 270)
  expect(await agent.command('keep-rotation')).toEqual(done)
  agent.setUptime(1100)
  await agent.report()
  await agent.stop()
  expect(agent.changes().at(-1)).toBe('swaymsg --raw output * transform 270')
  expect(agent.read('state/box/rotation-after-90')).toBe('output * transform 270\n')
  expect(readFileSync(join(folder, 'sway.conf'), 'utf8')).toContain(
    'include /var/lib/roundboard-wall/box/rotation-after-@ROTATE@\n',
  )
})

test('a rotation that isn’t confirmed is undone when the agent stops', async () => {
  const agent = await anAgent()
  await agent.command('rotate', 180)
  await agent.stop()
  expect(agent.changes().at(-1)).toBe('swaymsg --raw output * transform 90')
})

test('the agent restarts the app after its answer', async () => {
  const agent = await anAgent()
  expect(await agent.command('restart-app')).toEqual(done)
  expect(agent.changes()).not.toContain('swaymsg --raw exit')
  agent.setUptime(1002)
  await vi.waitFor(() => {
    expect(agent.changes()).toContain('swaymsg --raw exit')
  })
})

/** Runs the part that is root with a stand-in for systemctl. */
function requested(place: string, hasImage: boolean): string {
  writeFileSync(
    join(place, 'bin/systemctl'),
    `#!/bin/sh\n[ "$1" != cat ] || exit ${hasImage ? '0' : '1'}\necho "$*" >>'${place}/systemctl'\n`,
    { mode: 0o755 },
  )
  execFileSync('/bin/sh', [join(folder, 'box-request.sh'), join(place, 'request')], {
    env: { PATH: `${join(place, 'bin')}:/usr/bin:/bin` },
    stdio: 'ignore',
  })
  expect(existsSync(join(place, 'request'))).toBe(false)
  return existsSync(join(place, 'systemctl')) ? readFileSync(join(place, 'systemctl'), 'utf8') : ''
}

test('a reboot is requested in a file that root watches', async () => {
  const agent = await anAgent()
  expect(await agent.command('reboot')).toEqual(done)
  expect(agent.read('request')).toBe('')
  agent.setUptime(1002)
  await vi.waitFor(() => {
    expect(agent.read('request')).toBe('reboot\n')
  })
  expect(requested(agent.place, true)).toBe('reboot\n')
  expect(readFileSync(join(folder, 'box-request.path'), 'utf8')).toContain(
    'PathExists=/run/roundboard-agent/request\n',
  )
})

test.each([
  [true, 'etc/systemd/system/roundboard-update.service', 'roundboard-update.service'],
  [false, 'usr/bin/unattended-upgrade', 'apt-daily.service apt-daily-upgrade.service'],
])('an update on an image (%s) starts its units', async (hasImage, mark, units) => {
  const agent = await anAgent()
  agent.write(mark, '')
  expect(await agent.command('update')).toEqual(done)
  expect(requested(agent.place, hasImage)).toBe(`start --no-block ${units}\n`)
})

test('root does nothing else, whatever the file says', async () => {
  const agent = await anAgent()
  for (const text of ['poweroff', 'reboot; rm -rf /', '', `reboot${' '.repeat(5000)}`]) {
    agent.write('request', text)
    expect(requested(agent.place, true)).toBe('')
  }
})

test('the agent stops a program that hangs', async () => {
  const agent = await anAgent({ programS: 1 })
  agent.write('bin/grim', '#!/bin/sh\nexec /bin/sleep 600\n')
  expect(await agent.command('screenshot')).toEqual(refused('failed'))
  expect(agent.log()).toContain('grim takes too long.')
  expect(await agent.command('mute')).toEqual(done)
})
