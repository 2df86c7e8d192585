import type { StarterTexts } from './texts.ts'

export const es: StarterTexts = {
  portal: 'Portal para desarrolladores',
  tagline: 'Lo que hace su API, en una frase.',
  about: 'Guías y referencia de la API de {{brand}}.',
  documentation: { title: 'Documentación', description: 'Lo que conviene saber antes de empezar.' },
  firstRequest: { title: 'Su primera solicitud', description: 'Envíe una primera solicitud a la API.' },
  reference: { title: 'Referencia de la API', description: 'Todas las operaciones, con ejemplos.' },
  addresses: 'Cada archivo Markdown de `content/` es una página; su ruta es su dirección.',
  editing: 'Edite este archivo mientras `portalgen serve` está en marcha: la página se actualiza al guardar.',
  next: 'Continúe con [su primera solicitud](./first-request.md).',
  ownRequest: 'Elija una operación de la [referencia de la API](/api/) y copie su solicitud.',
  exampleRequest: 'Obtenga [el saludo](api:getGreeting):',
  request: 'Solicitud',
  api: {
    title: 'API de ejemplo',
    operation: 'Obtener el saludo',
    tag: 'Saludos',
    answer: 'El saludo.',
    field: 'El texto del saludo.',
    greeting: 'Hola',
  },
}
