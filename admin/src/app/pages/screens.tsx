import { useEffect } from 'react'

/** The server gives the display app at this address. */
export function ScreensRoute() {
  useEffect(() => {
    window.location.reload()
  }, [])
  return null
}
