/** A browser with one window, driven over WebDriver or WebDriver BiDi: what both have in common. */
export type Engine = {
  /** Errors and warnings of pages, where the protocol gives them. */
  noticed: string[]
  /** Opens an address and waits until all of the page is loaded. */
  navigate(address: string): Promise<void>
  /** Evaluates an expression in the page and awaits it. The result is a string. */
  evaluate(expression: string): Promise<string>
  /** Performs input actions: https://www.w3.org/TR/webdriver2/#actions. */
  perform(actions: InputSource[]): Promise<void>
  /** @param height that of the page in Firefox, that of the window in WebKitGTK */
  resize(width: number, height: number): Promise<void>
  /** The page as far as the window shows it, as PNG in base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

export type InputSource =
  | { type: 'key'; id: string; actions: { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: string; actions: PointerAction[] }

type PointerAction = { type: 'pointerMove'; x: number; y: number } | { type: 'pointerDown' | 'pointerUp'; button: 0 }
