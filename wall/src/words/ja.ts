import type { WallWords } from './vocabulary.ts'

/** What a wall says of itself in Japanese. */
export const ja = {
  authorizationTitle: '画面の接続',
  authorizationText: 'サポートに連絡し、このコードで画面を接続してください。',
  authorizationHour: 'コードは1時間ごとに更新されます。',
  notReady: 'サポートにお問い合わせください。',
  looksAgain: 'この画面は30秒ごとに自動で確認します。',
  refreshing: 'コンテンツを更新しています。お待ちください。',
  loading: '読み込み中',
  round: 'ラウンド',
  roundOf: 'ラウンド {round}/{rounds}',
  steps: 'ステップ',
  timeLeft: '残り時間',
  green: '運動',
  yellow: '残り30秒',
  red: 'アクティブ\u200bレスト',
  go: '動く',
  rest: '休む',
  breakIn: '休憩\u200bまで',
  nextRound: '次のラウンド',
  paused: '一時停止',
  next: '次',
  startsAt: '開始時刻',
  startsIn: '開始まで',
  keepMoving: 'ベルが鳴るまで動き続けましょう。',
  remoteCode: 'コーチの方：スマートフォンのカメラでリモコンを開いてください。',
} as const satisfies WallWords
