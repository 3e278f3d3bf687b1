import { LoadingWall } from '@roundboard/wall'
import { Component, type ReactNode } from 'react'

type Props = {
  readonly children: ReactNode
  readonly onProblem: (problem: string) => void
  readonly reload: () => void
}
type State = { readonly drawing: 'children' | 'last-good' | 'spinner' }

const reloadAfterMs = 30_000
const reloadsApartMs = 10 * 60_000
const lastReloadKey = 'roundboard.screen.boundary-reload'

/** No error in a component blanks the wall: the last good one stays, and the page reloads with restraint. */
export class WallBoundary extends Component<Props, State> {
  override state: State = { drawing: 'children' }
  private lastGood: ReactNode = null
  private reloading: ReturnType<typeof setTimeout> | undefined

  static getDerivedStateFromError(this: void): Partial<State> {
    return { drawing: 'last-good' }
  }

  override componentDidMount() {
    if (this.state.drawing === 'children') this.lastGood = this.props.children
  }

  override componentDidUpdate(before: Props) {
    if (this.state.drawing === 'children') this.lastGood = this.props.children
    else if (before.children !== this.props.children) this.setState({ drawing: 'children' })
  }

  override componentDidCatch(error: unknown) {
    this.props.onProblem(`A wall could not be drawn: ${String(error)}`)
    if (this.lastGood === null) this.setState({ drawing: 'spinner' })
    // Drawn again it may fail again; then only the spinner is left.
    const { lastGood } = this
    this.lastGood = null
    if (lastGood !== null) this.lastGoodDrawn = lastGood
    this.reloading ??= setTimeout(() => {
      this.reloading = undefined
      this.reloadWithRestraint()
    }, reloadAfterMs)
  }
  private lastGoodDrawn: ReactNode = null

  override componentWillUnmount() {
    clearTimeout(this.reloading)
  }

  private reloadWithRestraint() {
    if (this.state.drawing === 'children') return
    const last = Number(sessionStorage.getItem(lastReloadKey) ?? 0)
    if (Date.now() - last < reloadsApartMs) return
    sessionStorage.setItem(lastReloadKey, String(Date.now()))
    this.props.reload()
  }

  override render() {
    if (this.state.drawing === 'children') return this.props.children
    if (this.state.drawing === 'last-good')
      return this.lastGood ?? this.lastGoodDrawn ?? <LoadingWall />
    return <LoadingWall />
  }
}
