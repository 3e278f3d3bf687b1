import { Box, Flex, Group, Text, Title, UnstyledButton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './page.module.css'
import { useTitle } from '../api/app-info.ts'

/** A page's heading: breadcrumbs, title and actions. */
export function PageHeader(props: {
  title: string
  /** What the browser's tab calls it, if not by its heading. */
  documentTitle?: string
  above?: ReactNode
  description?: ReactNode
  actions?: ReactNode
}) {
  useTitle(props.documentTitle ?? props.title)
  return (
    <Flex
      component="header"
      wrap="wrap"
      gap="12px 24px"
      align="flex-end"
      justify="space-between"
      mb={20}
    >
      <Box miw={0} flex="1 1 260px">
        {props.above && (
          <Text component="div" mb={4} fz="sm">
            {props.above}
          </Text>
        )}
        <Title order={1} className={classes.title} tabIndex={-1} data-page-title>
          {props.title}
        </Title>
        {props.description && (
          <Group gap="2px 8px" align="baseline" mt={4} c="dimmed" maw="72ch">
            {props.description}
          </Group>
        )}
      </Box>
      {props.actions && <Group gap={8}>{props.actions}</Group>}
    </Flex>
  )
}

/** A part of a page with its own heading. */
export function Panel(props: {
  title?: string
  description?: ReactNode
  actions?: ReactNode
  isFlush?: boolean
  children: ReactNode
  className?: string
}) {
  return (
    <section
      className={[classes.panel, props.className].filter(Boolean).join(' ')}
      aria-label={props.title}
    >
      {(props.title !== undefined || props.actions !== undefined) && (
        <div className={classes.panelHead}>
          <div>
            {props.title !== undefined && <h2 className={classes.panelTitle}>{props.title}</h2>}
            {props.description && (
              <Text c="dimmed" fz="sm" maw="80ch">
                {props.description}
              </Text>
            )}
          </div>
          {props.actions && <Group gap={8}>{props.actions}</Group>}
        </div>
      )}
      <div className={props.isFlush ? classes.flush : classes.body}>{props.children}</div>
    </section>
  )
}

/** Panels that are mounted only once they are opened. */
export function CollapsedPanels({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, { toggle }] = useDisclosure()
  return (
    <Joined>
      <div className={classes.panel}>
        <h2 className={classes.panelTitle}>
          <UnstyledButton className={classes.opener} aria-expanded={isOpen} onClick={toggle}>
            <IconChevronRight size={18} aria-hidden />
            {title}
          </UnstyledButton>
        </h2>
      </div>
      {isOpen && children}
    </Joined>
  )
}

/** Panels without gaps between them. */
export function Joined({ children }: { children: ReactNode }) {
  return <div className={classes.joined}>{children}</div>
}
