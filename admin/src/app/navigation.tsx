import type { Role } from '@roundboard/domain'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import { useAppMessages } from '../shared/messages/app.ts'
import { PageLinks } from '../shared/ui/links.tsx'
import { groupOf, isBelow, navigationFor, type NavigationEntry } from './navigation-entries.ts'
import classes from './shell.module.css'
import { addresses } from '@roundboard/contract'
import { api } from '../shared/api/api.ts'

const versionKey = 'roundboard.version'

/** The latest version, fetched once per visit and cached in local storage. */
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
  const path = useLocation({ select: ({ pathname }) => pathname })
  const link = ({ to, label, icon: Icon, hash }: NavigationEntry) => (
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
  )
  return (
    <>
      <nav aria-label={words.navigation}>
        {navigationFor(role).map((section) => (
          <div key={section.label ?? 'all'} className={classes.section}>
            {section.label && <h2 className={classes.sectionLabel}>{words[section.label]}</h2>}
            <ul>
              {section.entries.map((entry) => (
                <li key={entry.label}>
                  {link(entry)}
                  {entry.pages?.[0] && groupOf(entry).some((each) => isBelow(path, each)) && (
                    <ul className={classes.navPages}>
                      {entry.pages.map((page) => (
                        <li key={page.label}>{link(page)}</li>
                      ))}
                    </ul>
                  )}
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

/** Tabs for the open page's group. */
export function GroupTabs({ role }: { role: Role }) {
  const words = useAppMessages()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const group = navigationFor(role)
    .flatMap(({ entries }) => entries.map(groupOf))
    .find(
      (entries) =>
        entries.length > 1 && entries.some(({ to, view }) => path === to || path === view),
    )
  const [first] = group ?? []
  if (!group || !first) return null
  const pages = group.map(({ to, view, label }) => ({
    to: view === path ? view : to,
    text: words[label],
  }))
  return <PageLinks label={words[first.label]} pages={pages} />
}
