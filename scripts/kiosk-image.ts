import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runThrough } from './run-through.mjs'

const usage = 'Usage: npm run kiosk:image -- --out <file.img> [--config <roundboard.txt>]'
const kiosk = resolve(import.meta.dirname, '../deploy/kiosk')
const sources = join(kiosk, 'image')
const box = '/usr/local/lib/roundboard-box'

/** Debian packages of the builder by the program that it runs. */
const builders = {
  mmdebstrap: 'mmdebstrap',
  sgdisk: 'gdisk',
  'mkfs.vfat': 'dosfstools',
  'mkfs.ext4': 'e2fsprogs',
  mcopy: 'mtools',
} as const

/** What the box needs besides the packages that `install.sh` installs. */
const packages = [
  ...['linux-image-amd64', 'initramfs-tools', 'systemd-sysv', 'systemd-boot-efi'],
  ...['systemd-boot-tools', 'systemd-repart', 'systemd-resolved', 'e2fsprogs', 'dosfstools'],
  ...[
    'dbus',
    'zstd',
    'fontconfig',
    'iproute2',
    'openssh-server',
    'iwd',
    'wireless-regdb',
    'tzdata',
  ],
  ...['intel-microcode', 'amd64-microcode', 'firmware-intel-graphics', 'firmware-amd-graphics'],
  ...['firmware-iwlwifi', 'firmware-realtek', 'firmware-atheros', 'firmware-mediatek'],
  ...['firmware-sof-signed'],
]

const mirror = 'http://deb.debian.org/debian'
const components = 'main non-free-firmware'
const archives = [
  `deb ${mirror} trixie ${components}`,
  `deb ${mirror} trixie-updates ${components}`,
  `deb http://deb.debian.org/debian-security trixie-security ${components}`,
]

// Partitions in MiB. The first start adds the second slot and the state; see root/etc/repart.d.
const boot = { start: 1, size: 512 }
const slot = { start: 513, size: 3584 }
const imageSize = slot.start + slot.size + 1

const env = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin` }

/** Runs the commands in order until one fails. */
async function runAll(commands: readonly (readonly [string, ...string[]])[]): Promise<number> {
  for (const [program, ...options] of commands) {
    const code = await runThrough(program, options, env)
    if (code !== 0) {
      console.error(`${program} failed. See the output above for the reason.`)
      return code
    }
  }
  return 0
}

function readOptions(options: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...options],
      options: { out: { type: 'string' }, config: { type: 'string' } },
    })
    return values
  } catch {
    return {}
  }
}

function findProblem(image: string, config: string | undefined): string | undefined {
  if (!existsSync(dirname(image))) return `There is no folder ${dirname(image)}.`
  // Such as a disk.
  if (existsSync(image) && !statSync(image).isFile()) return `${image} isn’t a regular file.`
  if (config !== undefined) {
    if (!existsSync(config)) return `There is no ${config}.`
    const checked = spawnSync('sh', [join(sources, 'settings.sh'), config], { encoding: 'utf8' })
    if (checked.status !== 0) return `${config} isn’t valid:\n${checked.stderr.trimEnd()}`
  }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return 'Images can be built only on Linux on a 64-bit PC, best on Debian 12 or later.'
  const missing = Object.entries(builders).filter(
    ([program]) => spawnSync('sh', ['-c', `command -v ${program}`], { env }).status !== 0,
  )
  if (missing.length > 0) {
    const names = missing.map(([, name]) => name).join(' ')
    return `Programs are missing. Install them: apt-get install ${names}`
  }
  return process.getuid?.() === 0 ? undefined : 'Run this as root: sudo npm run kiosk:image -- …'
}

/** Builds `disk.img` in the folder. */
function buildIn(work: string, version: string, config: string | undefined): Promise<number> {
  const image = join(work, 'disk.img')
  const [root, esp, tools] = [join(work, 'root'), join(work, 'boot'), join(work, 'tools')]
  for (const folder of ['EFI/BOOT', 'loader/entries', 'roundboard-a'])
    mkdirSync(join(esp, folder), { recursive: true })
  cpSync(sources, tools, { recursive: true, filter: (path) => path !== join(sources, 'root') })
  cpSync(kiosk, join(tools, 'kiosk'), { recursive: true, filter: (path) => path !== sources })

  const entry = readFileSync(join(sources, 'entry.conf'), 'utf8')
  writeFileSync(
    join(esp, 'loader/entries/roundboard-a.conf'),
    entry.replaceAll('@SLOT@', 'a').replace('@NUMBER@', '1'),
  )
  writeFileSync(join(esp, 'loader/loader.conf'), 'timeout 0\neditor no\n')
  cpSync(config ?? join(sources, 'roundboard.txt'), join(esp, 'roundboard.txt'))

  writeFileSync(image, '')
  truncateSync(image, imageSize * 2 ** 20)
  const offset = (start: number) => String(start * 2 ** 20)
  const sectors = ({ start, size }: typeof boot) =>
    `${String(start * 2048)}:${String((start + size) * 2048 - 1)}`
  return runAll([
    [
      // Its mounts end with it, even if it is interrupted. Otherwise, deleting the folder would delete in them.
      ...(['unshare', '--mount', 'mmdebstrap'] as const),
      '--variant=apt',
      '--mode=root',
      `--include=${packages.join(',')}`,
      '--aptopt=APT::Install-Recommends "false"',
      '--dpkgopt=path-exclude=/usr/share/doc/*',
      '--dpkgopt=path-include=/usr/share/doc/*/copyright',
      '--dpkgopt=path-exclude=/usr/share/man/*',
      '--dpkgopt=path-exclude=/usr/share/locale/*/LC_MESSAGES/*',
      `--customize-hook=mkdir -p "$1${box}"`,
      `--customize-hook=cp -r '${tools}/.' "$1${box}/"`,
      `--customize-hook=cp -r '${sources}/root/.' "$1/"`,
      `--customize-hook=sh '${sources}/customize.sh' "$1" '${version}'`,
      'trixie',
      root,
      ...archives,
    ],
    ['sh', '-c', `cp -L '${root}'/vmlinuz '${root}'/initrd.img '${esp}/roundboard-a/'`],
    ['cp', `${root}/usr/lib/systemd/boot/efi/systemd-bootx64.efi`, `${esp}/EFI/BOOT/BOOTX64.EFI`],
    [
      'sgdisk',
      ...[`--new=1:${sectors(boot)}`, '--typecode=1:ef00', '--change-name=1:roundboard-boot'],
      ...[`--new=2:${sectors(slot)}`, '--typecode=2:8304', '--change-name=2:roundboard-a'],
      image,
    ],
    [
      'mkfs.vfat',
      ...['-F', '32', '-n', 'ROUNDBOARD', `--offset=${String(boot.start * 2048)}`],
      ...[image, String(boot.size * 1024)],
    ],
    ['sh', '-c', `mcopy -s -i '${image}@@${offset(boot.start)}' '${esp}'/* ::`],
    [
      'mkfs.ext4',
      ...['-q', '-F', '-L', 'roundboard-a', '-d', root],
      ...['-E', `offset=${offset(slot.start)}`, image, `${String(slot.size)}M`],
    ],
  ])
}

/** Builds the disk image of a box; `deploy/kiosk/image.md` describes it. */
export async function buildKioskImage(options: readonly string[]): Promise<number> {
  const { out, config } = readOptions(options)
  if (out === undefined || out === '') {
    console.error(usage)
    return 2
  }
  const image = resolve(out)
  const problem = findProblem(image, config)
  if (problem !== undefined) {
    console.error(problem)
    return 1
  }
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '')
  const work = `${image}.build`
  rmSync(work, { recursive: true, force: true })
  try {
    const code = await buildIn(work, `${version}-${date}`, config)
    if (code !== 0) return code
    renameSync(join(work, 'disk.img'), image)
    console.log(`${image} is version ${version}-${date}.`)
    return 0
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}
