import { openProduct } from './scripts/media/openProduct.ts';
process.env.MEDIA_PORT='4797';
const p = await openProduct();
try {
  for (const [w,h,dark] of [[1280,900,false],[390,860,true]] as const) {
    const look = { viewport:{width:w,height:h}, colorScheme: dark?'dark':'light' } as const;
    const n = `${w}${dark?'d':'l'}`;
    let page = await p.visit('owner@demo.test','/m/updates',look); await page.getByRole('heading',{name:'Amendments'}).waitFor(); await page.waitForTimeout(1500); await page.screenshot({path:`/tmp/l-updates-${n}.png`});
    page = await p.visit('owner@demo.test','/m/checklists?jurisdiction=ON',look); await page.getByRole('button',{name:/^Details: /}).first().click(); await page.waitForTimeout(1500); await page.screenshot({path:`/tmp/l-card-${n}.png`});
    page = await p.visit('owner@demo.test','/m/builder?jurisdictions=ON,BC',look); await page.getByRole('article').first().waitFor(); await page.waitForTimeout(1500); await page.screenshot({path:`/tmp/l-hub-${n}.png`});
    if (w===1280){ await page.getByRole('button',{name:'Add Results To Report'}).click(); await page.waitForTimeout(1000); await page.screenshot({path:`/tmp/l-add-${n}.png`}); }
    page = await p.visit('admin@demo.test','/a/notifications',{...look}); await page.waitForTimeout(2500); await page.screenshot({path:`/tmp/l-notif-${n}.png`});
  }
} finally { await p.close(); }
