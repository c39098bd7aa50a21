import { type Vocabulary, words } from './vocabulary';

/** VML (ECMA-376 part 4, §19), used by Word for watermarks and older shapes; without sources and URLs. */
export const vml: readonly Vocabulary[] = [
  {
    prefix: 'v',
    uris: ['urn:schemas-microsoft-com:vml'],
    isQualified: false,
    elements: words(`
      shape shapetype group rect roundrect oval line polyline curve arc image path formulas f handles h stroke fill
      shadow textbox textpath imagedata background
    `),
    attributes: words(`
      id ID style title alt type adj path class coordsize coordorigin wrapcoords print opacity chromakey filled
      fillcolor stroked strokecolor strokeweight insetpen arcsize from to control1 control2 points startangle endangle
      eqn limo textpathok fillok strokeok shadowok arrowok gradientshapeok textboxrect insetpenok v xscale yscale
      position polar map invx invy switch xrange yrange radiusrange on weight color linestyle miterlimit joinstyle endcap
      dashstyle filltype imageaspect imagesize imagealignshape color2 startarrow startarrowwidth startarrowlength endarrow
      endarrowwidth endarrowlength alignshape colors angle focus focussize focusposition method origin size aspect
      rotate recolor obscured offset offset2 matrix inset fitshape fitpath trim xscale string cropleft croptop cropright
      cropbottom gain blacklevel gamma grayscale bilevel embosscolor recolortarget tableproperties tablelimits allowoverlap
      hr ext
    `),
  },
  {
    prefix: 'o',
    uris: ['urn:schemas-microsoft-com:office:office'],
    isQualified: true,
    elements: words('lock extrusion callout skew clippath complex top left bottom right column fill'),
    attributes: words(`
      spid spt button hr hrpct hrstd hrnoshade hralign connectortype connecttype connectlocs connectangles
      bordertopcolor borderleftcolor borderbottomcolor borderrightcolor allowincell allowoverlap insetmode bullet
      bwmode bwpure bwnormal forcedash cliptowrap master preferrelative oned regroupid userdrawn doubleclicknotify
      relid title detectmouseclick tableproperties tablelimits opacity2 extrusionok
      ext aspectratio rotation position selection grouping ungrouping adjusthandles text verticies shapetype cropping
      dgmlayout dgmlayoutmru dgmnodekind idcntr userhidden
    `),
  },
  {
    prefix: 'w10',
    uris: ['urn:schemas-microsoft-com:office:word'],
    isQualified: false,
    elements: words('wrap anchorlock bordertop borderleft borderbottom borderright'),
    attributes: words('type side anchorx anchory width shadow'),
  },
];
