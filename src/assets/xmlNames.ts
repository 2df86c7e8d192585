/**
 * Names whose registered types end in `+xml`. A host that knows the type sends the file as XML, and browsers run scripts
 * of XHTML and SVG in it. Files of other formats have some of these names, too, such as `.rs`.
 */
const ENDINGS =
  '1km|ac|aml|atomcat|atomdeleted|atomsvc|bdo|bmml|ccxml|cdfx|cdxml|cpl|csl|dae|davmount|dbk|dcmp|dd2|ddf|dtb|dwd' +
  '|emma|emotionml|es3|et3|fdt|fo|gml|gpx|grxml|hal|held|ink|inkml|irp|its|kml|lasxml|lbe|lgr|link66|lostxml|mads' +
  '|maei|mathml|meta4|metalink|mets|mml|mods|mpd|mpf|mpkg|mpp|mrcx|mscml|musd|musicxml|mxml|ncx|obgx|omdoc|opf|opml' +
  '|osfpvg|osm|owl|pls|provx|pskcxml|rapd|relo|res|rif|rl|rld|rng|rs|rsat|rsd|rsheet|rusd|sbml|sdkd|sdkm|senmlx' +
  '|sensmlx|shf|sls|smi|smil|sru|srx|ssdl|ssml|stpx|swidtag|td|tei|teicorpus|tfi|ttml|uo|uoml|uvt|uvvt|vxml|wadl' +
  '|wbs|wif|wsdl|wspolicy|x3d|xaml|xav|xca|xcs|xdcf|xdf|xdm|xdp|xdssc|xel|xenc|xer|xhvml|xlf|xns|xop|xpl|xsd|xsf' +
  '|xsm|xspf|xvm|xvml|yin|zaz|zmm'

const TYPED = new RegExp(`\\.(?:${ENDINGS})$`, 'i')

/** XML begins with white space or `<`; at anything else, a browser's parser gives up. */
const OTHER = /^\s*[^\s<]/

/** @param head the first part of the file */
export const isSentAsXml = (path: string, head: string): boolean => TYPED.test(path) && !OTHER.test(head)
