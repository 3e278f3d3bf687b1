import { Alert } from '@mantine/core'
import { IconAlertOctagonFilled } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './auth.module.css'

/** Why it failed. The form keeps its input. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <Alert
      role="alert"
      color="red"
      variant="light"
      mb="md"
      icon={<IconAlertOctagonFilled />}
      className={classes.banner ?? ''}
    >
      {children}
    </Alert>
  )
}
