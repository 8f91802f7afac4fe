import { fontFaces } from '../../report/render.js';

/** Style sheet of the reference page, with the palette, the fonts and the sizes of the site. */
export const style = `${fontFaces}
:root{color-scheme:light dark;
--paper:light-dark(#faf7f1,#17181c);--sheet:light-dark(#fffdf9,#1f2127);--raised:light-dark(#f3eee4,#282b33);
--ink:light-dark(#25231f,#e9e5dc);--soft:light-dark(#5f5a50,#a9a59b);--line:light-dark(#e2dacb,#373a43);
--deep:light-dark(#2c2a4a,#d6cfe8);--warm:light-dark(#8f5a0a,#e3ae62);--cool:light-dark(#1f6470,#86c3cd);
--warm-wash:light-dark(#f7e8cd,#3b3122);--cool-wash:light-dark(#dcebec,#23383d);--focus:light-dark(#4a45a0,#b3abff);
--serif:Literata,"Iowan Old Style","Palatino Linotype",Palatino,"Source Serif 4","Noto Serif",Georgia,serif;
--sans:Figtree,-apple-system,"Segoe UI",Inter,Roboto,"Noto Sans","Helvetica Neue",sans-serif;
--mono:ui-monospace,"SF Mono","Cascadia Mono",Menlo,"Noto Sans Mono","DejaVu Sans Mono",monospace}
*,*::before,*::after{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:1rem/1.6 var(--sans);-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.25rem}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{margin:0;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,dl,dd,pre,table{margin:0}
h1,h2{font-family:var(--serif);font-weight:600;line-height:1.15;text-wrap:balance;letter-spacing:-.01em}
a{color:inherit;text-decoration-color:var(--line);text-underline-offset:.2em}
a:hover{text-decoration-color:currentcolor}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}
.skip:focus{left:1rem;top:1rem;background:var(--sheet);padding:.5rem 1rem;z-index:2}
.frame{display:grid;grid-template-columns:minmax(0,1fr);max-width:74rem;margin:0 auto;padding:0 clamp(1rem,4vw,2.5rem)}
header{padding-bottom:1.5rem;border-bottom:1px solid var(--line)}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1.25rem;padding:1rem 0;margin-bottom:1.75rem}
.top a{padding:.5rem 0;color:var(--soft);text-decoration:none}
.top a:hover{color:var(--ink)}
.top .brand{display:inline-flex;align-items:center;gap:.4rem;margin-right:.5rem;padding:0;font:600 1.375rem/1 var(--serif);letter-spacing:-.01em;color:var(--ink)}
.brand svg{width:1.7rem;height:1.7rem;fill:none;stroke:var(--ink);stroke-linecap:round;stroke-width:2.6}
.brand .machine{stroke:light-dark(#d9a14a,#b98238)}.brand .person{stroke:light-dark(#5b9aa5,#3f7f8b)}
.top a:last-child{margin-left:auto}
@media (max-width:30rem){.top a{order:2}.top .brand{order:0;flex-basis:70%;margin:0}.top a:last-child{order:1}}
header h1{font-size:clamp(1.75rem,1.3rem + 1.5vw,2.25rem);margin-bottom:.6rem}
header p{max-width:52rem;font-size:1.125rem}
header .version{font-size:.875rem;margin-top:.5rem}
.frame>nav{padding:1rem 0}
.frame>nav ul{list-style:none;padding:0}
.frame>nav h2{font:600 .875rem var(--sans);letter-spacing:0;color:var(--soft);margin:1.4rem 0 .35rem}
.frame>nav a{display:flex;gap:.5rem;align-items:baseline;padding:.22rem .5rem;margin:0 -.5rem;border-radius:6px;text-decoration:none;font-size:.9rem}
.frame>nav a:hover{background:var(--raised)}
.frame>nav .method{flex:none;width:2.6rem;font-size:.65rem;padding:0;background:none}
.frame>nav .path{font-size:.8rem}
.frame>nav input{width:100%;font:inherit;font-size:.9rem;color:inherit;background:var(--sheet);border:1px solid var(--soft);border-radius:8px;padding:.45rem .7rem}
.frame>nav label{display:block;font-size:.8125rem;color:var(--soft);margin-bottom:.25rem}
summary{cursor:pointer;font-weight:600;font-size:.9rem;padding:.4rem 0}
main{padding:1rem 0 5rem;min-width:0}
main section{padding:2.2rem 0 .6rem;border-top:1px solid var(--line)}
main section:first-of-type{border-top:0}
main section>h2{font-size:1.375rem;margin-bottom:.5rem}
main p{max-width:46rem}
main p+p,main p+ul,main ul+p,main pre+p,main table+p{margin-top:.7rem}
main ul{padding-left:1.15rem;max-width:46rem}
main li+li{margin-top:.3rem}
aside{margin-top:1.1rem;padding:.9rem 1.1rem;border-left:3px solid var(--warm);background:var(--warm-wash);border-radius:0 8px 8px 0;max-width:46rem}
code,pre{font-family:var(--mono);font-size:.85em}
code{background:var(--raised);border-radius:4px;padding:.08em .3em;overflow-wrap:anywhere}
pre{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:.85rem 1rem;line-height:1.55;white-space:pre-wrap;overflow-wrap:anywhere;max-width:60rem}
pre+pre,p+pre{margin-top:.7rem}
pre code{background:none;padding:0;font-size:.8125rem}

.copyable{position:relative;max-width:60rem}.copy{position:absolute;top:.4rem;right:.4rem;min-height:1.75rem;padding:.1rem .6rem;border:1px solid var(--line);border-radius:6px;background:var(--paper);color:var(--ink);font:inherit;font-size:.8rem;cursor:pointer}
.copyable+.copyable,p+.copyable{margin-top:.7rem}main .copyable+p{margin-top:.7rem}@media print{.copy{display:none}}
pre.json i{font-style:normal;color:var(--deep)}pre.json q{quotes:none;color:var(--cool)}pre.json b{font-weight:400;color:var(--warm)}
.operation{margin-top:.6rem;padding:.5rem 1.1rem;background:var(--sheet);border:1px solid var(--line);border-radius:10px;box-shadow:0 1px 2px rgb(40 30 10/5%),0 6px 20px rgb(40 30 10/4%)}
.operation:target{border-color:var(--focus)}
.operation h3{display:inline;font-size:1.0625rem;line-height:1.4}
.operation>summary .lead{display:block;font-weight:400}
.operation[open]{padding-bottom:1.2rem}
.path{font-family:var(--mono);font-weight:600;overflow-wrap:anywhere;min-width:0}
.path em{font-style:normal;color:var(--warm)}
.method{font:700 .72rem var(--mono);letter-spacing:.04em;padding:.18rem .45rem;border-radius:5px;background:var(--raised);color:var(--deep)}
.method.get{color:var(--cool)}.operation .method.get{background:var(--cool-wash)}
.method.delete{color:var(--warm)}.operation .method.delete{background:var(--warm-wash)}
.lead{font-family:var(--serif);font-size:1.0625rem}
.operation>details{border-top:1px solid var(--line);margin-top:.8rem;padding-top:.3rem}
.operation pre{background:var(--paper)}
.examples h4{font-size:.9rem;margin:1rem 0 .5rem;padding-top:.7rem;border-top:1px solid var(--line)}
.example+.example{margin-top:1.1rem}
.example .what{font-size:.9rem;color:var(--soft);margin-bottom:.35rem}
summary .fact{font-weight:400}
.example details{border:0;margin-top:.25rem;padding:0}
.fields{display:block}
.field{padding:.55rem 0;border-top:1px solid var(--line)}
.fields>.field:first-child{border-top:0}
.field dd{color:var(--soft);font-size:.92rem}
.field dd p+p{margin-top:.2rem}
.field .fields{margin:.35rem 0 0 .2rem;padding-left:.9rem;border-left:2px solid var(--line)}
.type,.fact{font-size:.8125rem;color:var(--soft)}
.fact:not(:empty)::before{content:"\\00b7  "}
.required{color:var(--warm);font-weight:600}
.statuses .field{display:grid;grid-template-columns:3.5rem minmax(0,1fr)}
.status{font-weight:600}.s2{color:var(--cool)}.s4,.s5{color:var(--warm)}
.forms{font-size:.8125rem}
table{border-collapse:collapse;width:100%;max-width:60rem;font-size:.9rem}
caption{text-align:left;color:var(--soft);font-size:.85rem;padding-bottom:.5rem}
th,td{padding:.5rem .7rem;border-bottom:1px solid var(--line);text-align:right;font-variant-numeric:tabular-nums}
th{font-weight:600}th:first-child{text-align:left;padding-left:0}thead th{font-size:.8rem;color:var(--soft);vertical-align:bottom}
footer{border-top:1px solid var(--line);padding:1.6rem 0 3rem;color:var(--soft);font-size:.9rem}
footer p{max-width:46rem}
.try input,.try textarea,.try button{font:inherit;color:var(--ink);background:var(--sheet);border:1px solid var(--soft);border-radius:8px;padding:.35rem .6rem}
.try label{display:block;margin:.4rem 0;font-size:.875rem;color:var(--soft)}.try input,.try textarea{display:block;width:100%;max-width:60rem;font:.8125rem/1.5 var(--mono)}
.try button{min-width:5rem;cursor:pointer}.try pre{margin-top:.5rem;max-height:26rem;overflow:auto}.try .fact{margin-top:.4rem}.try .fact:not(:empty)::before{content:""}
@media print{.try{display:none}}
[hidden]{display:none!important}
@media (max-width:40rem){
table,tbody,tr,td,th[scope=row]{display:block;text-align:left}thead{position:absolute;left:-999px}
tr{padding:.6rem 0;border-bottom:1px solid var(--line)}td,th{border:0;padding:.1rem 0}
td{display:flex;justify-content:space-between}td::before{content:attr(data-label);color:var(--soft)}
.operation{padding-inline:1rem;margin-left:-.35rem;margin-right:-.35rem}}
@media (min-width:64rem){
.frame{grid-template-columns:17rem minmax(0,1fr);column-gap:3.5rem}
header,footer{grid-column:1/-1}
.frame>nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow-y:auto;margin-left:-.6rem;padding:2.2rem .6rem 2rem}
.frame>nav>details>summary{display:none}}
@media print{nav{display:none}.frame{display:block}.operation{box-shadow:none}.operation::details-content{content-visibility:visible;block-size:auto}}
`;

/** Address in the examples; the script replaces it with that of the page. */
export const exampleOrigin = 'http://127.0.0.1:8080';
