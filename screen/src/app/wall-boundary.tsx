import { wallProblems } from '@roundboard/domain'
import { LoadingWall } from '@roundboard/wall/display'
import { Component, type ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  readonly onProblem: (problem: string) => void
  readonly reload: () => void
}

const reloadAfterMs = 30_000
const minReloadGapMs = 10 * 60_000
const lastReloadKey = 'roundboard.screen.boundary-reload'

/** Keeps the last good picture when a component throws, or shows a spinner if that throws too, until there is something else to show or the page reloads, at most every ten minutes. */
export function WallBoundary(props: Props) {
  return (
    <Boundary {...props} keepsLastGood={false}>
      <Boundary {...props} keepsLastGood />
    </Boundary>
  )
}

class Boundary extends Component<Props & { readonly keepsLastGood: boolean }, { failed: boolean }> {
  override state = { failed: false }
  private lastGood: ReactNode = null
  private reloading: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    if (!this.state.failed) this.lastGood = this.props.children
  }

  override componentDidUpdate(before: Props) {
    if (!this.state.failed) this.lastGood = this.props.children
    else if (before.children !== this.props.children) this.setState({ failed: false })
  }

  override componentDidCatch(error: unknown) {
    this.props.onProblem(`${wallProblems.wallNotDrawn} ${String(error)}`)
    this.reloading ??= setTimeout(() => {
      this.reloading = undefined
      if (this.state.failed) reloadUnlessRecent(this.props.reload)
    }, reloadAfterMs)
  }

  override componentWillUnmount() {
    clearTimeout(this.reloading)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return this.props.keepsLastGood ? (this.lastGood ?? <LoadingWall />) : <LoadingWall />
  }
}

function reloadUnlessRecent(reload: () => void) {
  const last = Number(sessionStorage.getItem(lastReloadKey) ?? 0)
  if (Date.now() - last < minReloadGapMs) return
  sessionStorage.setItem(lastReloadKey, String(Date.now()))
  reload()
}
