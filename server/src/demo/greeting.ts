import { knownDemoPassword } from '../platform/config.ts'
import { demoUsers } from './users-and-locations.ts'

const displaysNote = (displays: number) =>
  displays === 0
    ? ''
    : `  ${String(displays)} simulated screens run in three of the four locations. Southern Cross Gym has none yet, so you can
  link one. To turn them off, set DEMO_DISPLAYS=0.

`

/** Passkeys need a host name, and this machine's address has one. */
const byName = (address: string) => address.replace('//127.0.0.1', '//localhost')

/** The demo's message when it is ready. */
export function demoGreeting(
  addresses: { admin: string; screen: string },
  password: string,
  displays: number,
): string {
  const accounts = demoUsers.map(({ email, role }) => `    ${email.padEnd(26)} ${role}`).join('\n')
  const shownPassword = password === knownDemoPassword ? password : 'in DEMO_PASSWORD'
  return `
  Roundboard is running with a small demo franchise.

  Console   ${byName(addresses.admin)}
  Screen    ${addresses.screen}

  Demo accounts, all with the password ${shownPassword}:
${accounts}

${displaysNote(displays)}  Open the screen address. It shows a six-character code. Sign in to the console, open a location and
  then one of its screens, and enter the code. Today's workout appears within 15 seconds.
  Then change that workout's content header under Rounds and save. The screen updates at once.

  Press Ctrl-C to stop. Your changes are kept in the data folder.
`
}
