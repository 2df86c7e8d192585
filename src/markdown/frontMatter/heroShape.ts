import { fields, key } from '../../yaml/fields.ts'
import type { YamlNode } from '../../yaml/node.ts'
import { type Shape, shapeOf } from '../../yaml/shape.ts'
import { converted, either, isMap, listOf, name, narrowed, placed, text } from '../../yaml/values.ts'

const ignored: Shape<YamlNode> = shapeOf({}, (node) => node)

const ICON = 'Name of an icon, or a character.'
const ANOTHER_NAME = 'Another name of `to`.'

const imageFile = fields({
  src: key('File of the picture.', placed(name)),
  file: key('Another name of `src`.', placed(name)),
  light: key('Another name of `src`.', placed(name)),
  dark: key('File of the picture in dark mode.', placed(name)),
  alt: key('Alternative text of the picture.', text),
  width: key('Not needed.', ignored),
  height: key('Not needed.', ignored),
})

const image = either(
  isMap,
  imageFile,
  converted(placed(name), (src) => ({ src, file: undefined, light: undefined, dark: undefined, alt: undefined })),
)

/** Some have a picture for each colour mode here, which is not shown. */
const icon = either(
  isMap,
  converted(narrowed(ignored, { not: { type: 'array' } }), () => undefined),
  placed(name),
)

const action = fields({
  label: key('Text of the button.', placed(text)),
  text: key('Another name of `label`.', placed(text)),
  to: key('Page, file or address that the button leads to.', placed(name)),
  link: key(ANOTHER_NAME, placed(name)),
  href: key(ANOTHER_NAME, placed(name)),
  icon: key(ICON, icon),
  theme: key('Not needed: the first button is the main one.', ignored),
  variant: key('Not needed: the first button is the main one.', ignored),
})

const feature = fields({
  title: key('Heading of the card.', placed(text)),
  details: key('One sentence about it.', placed(text)),
  description: key('Another name of `details`.', placed(text)),
  to: key('Page, file or address that the card links to.', placed(name)),
  link: key(ANOTHER_NAME, placed(name)),
  href: key(ANOTHER_NAME, placed(name)),
  linkText: key('Not shown: the whole card is a link.', ignored),
  icon: key(ICON, icon),
})

/** The keys of a landing page; several generators agree on them. */
export const HERO_KEYS = {
  hero: key(
    'Head of a page whose layout is `home` or `landing`.',
    fields({
      title: key(
        'Heading, shown in place of the title of the page. A page without a title of its own has this one.',
        placed(text),
      ),
      name: key('Another name of `title`.', placed(text)),
      text: key('A line below the title.', placed(text)),
      tagline: key(
        'One sentence below that. Default: that of the site on the home page, else the description.',
        placed(text),
      ),
      image: key('Picture beside the title.', image),
      actions: key(
        'Buttons: `{ label, to, icon }`. Default on the home page: the links in the header.',
        listOf(action),
      ),
    }),
  ),
  features: key('Cards below the head of such a page: `{ title, details, to, icon }`.', listOf(feature)),
}
