import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const trial = join(import.meta.dirname, '../deploy/kiosk/image/trial.sh')

/** What the start of a slot notes about failed updates, with these entries of the boot loader. */
function noted(slot: string, entries: readonly string[]): string {
  const place = mkdtempSync(join(tmpdir(), 'roundboard-trial-'))
  onTestFinished(() => {
    rmSync(place, { recursive: true })
  })
  mkdirSync(join(place, 'entries'))
  for (const entry of entries) writeFileSync(join(place, 'entries', entry), '')
  writeFileSync(join(place, 'findmnt'), `#!/bin/sh\necho ${slot}\n`, { mode: 0o755 })
  spawnSync('sh', [trial, join(place, 'entries'), join(place, 'failed')], {
    env: { PATH: `${place}:${process.env['PATH'] ?? ''}` },
  })
  return readFileSync(join(place, 'failed'), 'utf8')
}

test('a slot notes the update of the other one that failed three times', () => {
  expect(noted('roundboard-a', ['roundboard-a.conf', 'roundboard-b+0-3.conf'])).toBe(
    'The update in roundboard-b+0-3.conf failed three times. This is the slot before it.\n',
  )
})

test.each([
  ['roundboard-a', ['roundboard-a.conf']],
  ['roundboard-a', ['roundboard-a.conf', 'roundboard-b.conf']],
  ['roundboard-a', ['roundboard-a.conf', 'roundboard-b+3.conf']],
  // The third start of the new slot, which may work.
  ['roundboard-b', ['roundboard-a.conf', 'roundboard-b+0-3.conf']],
])('%s notes no failed update with the entries %j', (slot, entries) => {
  expect(noted(slot, entries)).toBe('')
})
