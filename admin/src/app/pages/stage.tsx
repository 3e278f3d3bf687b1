export { StagePage as StageRoute } from '../../features/stage/stage-page.tsx'
