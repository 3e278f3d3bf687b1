import { Box } from '@mantine/core'
import { QrCode } from './qr-code.tsx'
import { SecretText } from './secret-text.tsx'
import classes from './phone-link.module.css'

/** An address for phones: as a QR code, and as text to send. */
export function PhoneLink(props: {
  address: string
  label: string
  /** The code's accessible name. */
  codeLabel: string
  hint: string
  isShownOnce?: boolean
}) {
  const { address, label, codeLabel, hint, isShownOnce = true } = props
  return (
    <div className={classes.link}>
      <QrCode address={address} label={codeLabel} className={classes.qrCode} />
      <div>
        <Box component="p" mb={8}>
          {hint}
        </Box>
        <SecretText label={label} value={address} isShownOnce={isShownOnce} />
      </div>
    </div>
  )
}
