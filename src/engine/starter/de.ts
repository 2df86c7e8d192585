import type { StarterTexts } from './texts.ts'

export const de: StarterTexts = {
  portal: 'Entwicklerportal',
  tagline: 'Was Ihre API leistet, in einem Satz.',
  about: 'Anleitungen und Referenz der API von {{brand}}.',
  documentation: { title: 'Dokumentation', description: 'Was Sie vorab wissen sollten.' },
  firstRequest: { title: 'Ihre erste Anfrage', description: 'Senden Sie eine erste Anfrage an die API.' },
  reference: { title: 'API-Referenz', description: 'Alle Operationen, mit Beispielen.' },
  addresses: 'Jede Markdown-Datei unter `content/` ist eine Seite; ihr Pfad ist ihre Adresse.',
  editing: 'Bearbeiten Sie diese Datei, während `portalgen serve` läuft: Die Seite wird beim Speichern aktualisiert.',
  next: 'Weiter geht es mit [Ihrer ersten Anfrage](./first-request.md).',
  ownRequest: 'Wählen Sie eine Operation der [API-Referenz](/api/), und kopieren Sie deren Anfrage.',
  exampleRequest: 'Rufen Sie [die Begrüßung](api:getGreeting) ab:',
  request: 'Anfrage',
  api: {
    title: 'Beispiel-API',
    operation: 'Begrüßung abrufen',
    tag: 'Begrüßungen',
    answer: 'Die Begrüßung.',
    field: 'Der Text der Begrüßung.',
    greeting: 'Hallo',
  },
}
