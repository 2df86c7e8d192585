import type { StarterTexts } from './texts.ts'

export const fr: StarterTexts = {
  portal: 'Portail des développeurs',
  tagline: 'Ce que fait votre API, en une phrase.',
  about: 'Guides et référence de l’API {{brand}}.',
  documentation: { title: 'Documentation', description: 'Ce qu’il faut savoir avant de commencer.' },
  firstRequest: { title: 'Votre première requête', description: 'Envoyez une première requête à l’API.' },
  reference: { title: 'Référence de l’API', description: 'Toutes les opérations, avec des exemples.' },
  addresses: 'Chaque fichier Markdown sous `content/` est une page\u00a0; son chemin est son adresse.',
  editing:
    'Modifiez ce fichier pendant que `portalgen serve` s’exécute\u00a0: la page est mise à jour à chaque enregistrement.',
  next: 'Continuez avec [votre première requête](./first-request.md).',
  ownRequest: 'Choisissez une opération dans la [référence de l’API](/api/) et copiez sa requête.',
  exampleRequest: 'Appelez [le message d’accueil](api:getGreeting)\u00a0:',
  request: 'Requête',
  api: {
    title: 'API d’exemple',
    operation: 'Lire le message d’accueil',
    tag: 'Messages d’accueil',
    answer: 'Le message d’accueil.',
    field: 'Le texte du message.',
    greeting: 'Bonjour',
  },
}
