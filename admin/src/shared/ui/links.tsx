import { ActionIcon, Anchor, Button, type ActionIconProps, type ButtonProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink, Link, type LinkProps, useSearch } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import type { ApiKeyTab, LocationTab } from '../search/search.ts'
import classes from './page-links.module.css'

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & {
  ref?: Ref<HTMLAnchorElement>
}

function AnchorButton(props: ButtonProps & AnchorProps) {
  return <Button component="a" {...props} />
}

function AnchorIcon(props: ActionIconProps & AnchorProps) {
  return <ActionIcon component="a" {...props} />
}

/** Router links that look like Mantine's components. */
export const ButtonLink = createLink(AnchorButton)
export const IconLink = createLink(AnchorIcon)
export const TextLink = createLink(Anchor<'a'>)
export const backIcon = <IconArrowLeft size={15} aria-hidden style={{ verticalAlign: '-2px' }} />

const thisPage = { exact: true, includeSearch: false }

/** The tabs of one page. The `tab` search parameter selects one; the first has none. */
export function PageTabs(props: {
  label: string
  tabs: readonly { readonly tab?: LocationTab | ApiKeyTab; readonly text: string }[]
}) {
  const { tab: current } = useSearch({ strict: false })
  return (
    <nav className={classes.links} aria-label={props.label}>
      {props.tabs.map(({ tab, text }) => (
        <Link
          key={text}
          to="."
          search={tab === undefined ? {} : { tab }}
          className={classes.link ?? ''}
          activeOptions={{ exact: true }}
          // Also with other search parameters.
          {...(tab === current && { 'aria-current': 'page' })}
          resetScroll={false}
        >
          {text}
        </Link>
      ))}
    </nav>
  )
}

/** Tabs for pages that belong together. */
export function PageLinks(props: {
  label: string
  pages: readonly { readonly to: NonNullable<LinkProps['to']>; readonly text: string }[]
}) {
  return (
    <nav className={classes.links} aria-label={props.label}>
      {props.pages.map(({ to, text }) => (
        <Link key={to} to={to} className={classes.link ?? ''} activeOptions={thisPage}>
          {text}
        </Link>
      ))}
    </nav>
  )
}
