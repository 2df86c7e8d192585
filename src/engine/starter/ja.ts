import type { StarterTexts } from './texts.ts'

export const ja: StarterTexts = {
  portal: '開発者ポータル',
  tagline: 'API でできることを一文で書きます。',
  about: '{{brand}} API のガイドとリファレンスです。',
  documentation: { title: 'ドキュメント', description: '始める前に知っておきたいことをまとめています。' },
  firstRequest: { title: '最初のリクエスト', description: 'API に最初のリクエストを送信します。' },
  reference: { title: 'API リファレンス', description: 'すべての操作を例とともに説明しています。' },
  addresses: '`content/` にある Markdown ファイルは、それぞれが 1 つのページになり、パスがそのままアドレスになります。',
  editing: '`portalgen serve` の実行中にこのファイルを編集すると、保存したときにページが更新されます。',
  next: '次は[最初のリクエスト](./first-request.md)に進みます。',
  ownRequest: '[API リファレンス](/api/)から操作を選び、そのリクエストをコピーします。',
  exampleRequest: '[あいさつ](api:getGreeting)を取得します。',
  request: 'リクエスト',
  api: {
    title: 'サンプル API',
    operation: 'あいさつを取得する',
    tag: 'あいさつ',
    answer: '取得したあいさつです。',
    field: 'あいさつの文面です。',
    greeting: 'こんにちは',
  },
}
