/**
 * Firefox ends what a page still loads as soon as the reader follows a link, with error events, and leaves the page only
 * when the next one answers. Nothing is lost then, and a reload would keep the reader where they are. A page that is
 * still there after 30 s was not left: the link was a download, or the reader stopped.
 */
export const leavingScript = (): string => `
var leaving=false;
addEventListener("beforeunload",function(){leaving=true});
function unlessLeft(work){if(leaving)setTimeout(work,30000);else work()}
`
