/** A property that the style sheet sets, so that a script can detect whether it was loaded. */
export const STYLES_MARK = '--portalgen-styles'
