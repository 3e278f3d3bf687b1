import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Names = Readonly<Record<string, string>>

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly resolved?: string
  readonly link?: boolean
  readonly dependencies?: Names
  readonly optionalDependencies?: Names
  readonly peerDependencies?: Names
}

type Lock = Readonly<Record<string, LockedPackage>>

export interface ShippedPackage {
  /** Its folder. */
  readonly path: string
  readonly name: string
  readonly version: string
  readonly license: string
  readonly integrity: string
}

/** Licenses that packages name only in their readme. */
const licensesInReadmes: Names = { 'combine-errors': 'MIT' }

/** The folder that Node finds for a package, from another package's folder. */
function resolve(lock: Lock, name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/\/?[^/]*$/, '')) {
    const path = join(folder, 'node_modules', name)
    const found = lock[path]
    if (found !== undefined) return found.link === true ? found.resolved : path
    if (folder === '') return undefined
  }
}

/**
 * The packages of others that some workspaces need to run, by the lock file. `npm sbom --omit dev` leaves
 * out those that are development dependencies anywhere, such as React.
 */
export function shippedPackages(root: string, workspaces: readonly string[]): ShippedPackage[] {
  const { packages: lock } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Lock
  }
  const found = new Set(workspaces)
  // A set also visits what is added meanwhile.
  for (const path of found) {
    const { dependencies, optionalDependencies, peerDependencies } = lock[path] ?? {}
    for (const name of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      const needed = resolve(lock, name, path)
      if (needed !== undefined) found.add(needed)
    }
  }
  return [...found]
    .filter((path) => path.includes('node_modules/'))
    .toSorted()
    .map((path) => {
      const { version = '', license, integrity = '' } = lock[path] ?? {}
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
      return {
        path,
        name,
        version,
        license: license ?? licensesInReadmes[name] ?? 'none',
        integrity,
      }
    })
}

/** An inventory in the format of CycloneDX, which depends only on the packages, the version and the time. */
export function cycloneDx(
  packages: readonly ShippedPackage[],
  version: string,
  time: number,
): string {
  const unique = new Map(packages.map((each) => [`${each.name}@${each.version}`, each]))
  const components = [...unique].map(([reference, each]) => ({
    type: 'library',
    'bom-ref': reference,
    name: each.name,
    version: each.version,
    purl: `pkg:npm/${each.name.replace('@', '%40')}@${each.version}`,
    licenses: [
      each.license.includes(' ') ? { expression: each.license } : { license: { id: each.license } },
    ],
    hashes: [
      {
        alg: 'SHA-512',
        content: Buffer.from(each.integrity.replace('sha512-', ''), 'base64').toString('hex'),
      },
    ],
  }))
  const component = {
    type: 'application',
    'bom-ref': `roundboard@${version}`,
    name: 'roundboard',
    version,
  }
  const hash = createHash('sha256')
    .update(JSON.stringify([component, components]))
    .digest('hex')
  // A UUID of version 8: its digits are ours to choose.
  const serial = [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(12, 15)}`,
    `8${hash.slice(15, 18)}`,
    hash.slice(18, 30),
  ]
  const inventory = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${serial.join('-')}`,
    version: 1,
    metadata: { timestamp: new Date(time * 1_000).toISOString(), component },
    components,
  }
  return `${JSON.stringify(inventory, null, 2)}\n`
}

/** Licenses that allow shipping a package with its license text. */
const acceptable = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0'],
  ...['ISC', 'MIT', 'MIT-0', '(MIT OR CC0-1.0)', 'MPL-2.0', 'OFL-1.1', 'Unlicense'],
])

/** Packages without a license file, and the copyright of the standard text of their license. */
const copyrights: Names = {
  '@redis/client': '2022-2023, Redis, inc.',
  'abstract-logging': 'James Sumners',
  'combine-errors': 'Matthew Mueller',
  'custom-error-instance': 'James Speirs',
  'pg-types': '2014 Brian M. Carlson',
  pgpass: '2013-2016 Hannes Hörl',
  'react-remove-scroll-bar': 'Anton Korzunov',
  'worker-f': 'catamphetamine',
}

/** Packages without a license file, and a package of the same project that has it. */
const sameLicense: Names = {
  '@aws-sdk/credential-provider-http': '@aws-sdk/client-s3',
  '@aws-sdk/credential-provider-login': '@aws-sdk/client-s3',
  '@aws-sdk/nested-clients': '@aws-sdk/client-s3',
  '@tus/utils': '@tus/server',
}

const standardTexts: Readonly<Record<string, (copyright: string) => string>> = {
  MIT: (copyright) => `MIT License

Copyright (c) ${copyright}

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`,
  ISC: (copyright) => `ISC License

Copyright (c) ${copyright}

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted, provided that the above
copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.`,
}

const filesOf = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice|ofl)/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim())

function textsOf({ path, name, version, license }: ShippedPackage, root: string): string[] {
  const texts = filesOf(join(root, path))
  if (texts.length > 0) return texts
  const same = sameLicense[name]
  if (same !== undefined) return filesOf(join(root, 'node_modules', same))
  const copyright = copyrights[name]
  const standard = standardTexts[license]
  if (copyright === undefined || standard === undefined)
    throw new Error(
      `${name} ${version} has no license file. Add its copyright to scripts/inventory.ts.`,
    )
  return [standard(copyright)]
}

const preface = `Roundboard's own license is UNLICENSED: all rights reserved. Its exercise clips, still images and round
pictures (server/media) are its own work, dedicated to the public domain under CC0-1.0.

The parts below come from others. Packages under MPL-2.0 are unchanged; their source is in the npm registry.
Container images also contain Node.js and Debian packages, whose licenses are in the image.`

/** The licenses and notices of packages. Throws if one must not ship. */
export function thirdPartyNotices(packages: readonly ShippedPackage[], root: string): string {
  const notices = packages.map((each) => {
    const { name, version, license } = each
    if (!acceptable.has(license))
      throw new Error(
        `${name} ${version} has license ${license}, which isn't approved for shipping.`,
      )
    return [`${name} ${version} (${license})`, ...textsOf(each, root)].join('\n\n')
  })
  return `${[preface, ...new Set(notices)].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
