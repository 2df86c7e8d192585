/** A property that the style sheet sets, so that a script can tell whether it was loaded. */
export const STYLES_MARK = '--portalgen-styles'
