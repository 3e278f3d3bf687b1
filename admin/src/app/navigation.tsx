import type { Role } from '@roundboard/domain'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAppMessages } from '../shared/messages/app.ts'
import { navigationFor } from './navigation-entries.ts'
import classes from './shell.module.css'
import { addresses } from '@roundboard/contract'
import { api } from '../shared/api/api.ts'

const versionKey = 'roundboard.version'

/** The newest release's version, asked once per visit and kept in local storage. */
const latestVersionQuery = queryOptions({
  queryKey: ['releases', 'latest-version'],
  queryFn: async ({ signal }) => {
    const { version } = await api.call(addresses.getLatestVersion, { signal })
    localStorage.setItem(versionKey, version)
    return version
  },
  staleTime: 10 * 60_000,
})

const storedVersion = () => localStorage.getItem(versionKey)

export function Navigation({ role, onChosen }: { role: Role; onChosen: () => void }) {
  const words = useAppMessages()
  const version = useQuery(latestVersionQuery).data ?? storedVersion()
  return (
    <>
      <nav className={classes.nav} aria-label={words.navigation}>
        {navigationFor(role).map((section) => (
          <div key={section.label ?? 'all'} className={classes.section}>
            {section.label && <h2 className={classes.sectionLabel}>{words[section.label]}</h2>}
            <ul>
              {section.entries.map(({ to, label, icon: Icon, hash }) => (
                <li key={label}>
                  <Link
                    to={to}
                    {...(hash !== undefined && { hash })}
                    className={classes.navLink ?? ''}
                    activeOptions={{ includeHash: hash !== undefined, includeSearch: false }}
                    onClick={onChosen}
                  >
                    <Icon size={19} stroke={1.7} aria-hidden />
                    <span className={classes.navText}>{words[label]}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {version !== null && <p className={classes.version}>{words.version({ version })}</p>}
    </>
  )
}
